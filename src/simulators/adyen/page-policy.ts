/** Nothing runs on these pages but the little that is the simulator's own. Their forms lead to themselves and from there back to the shop, which browsers count as part of the form. */
export function pagePolicy(returnUrl?: string): string {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`
}
