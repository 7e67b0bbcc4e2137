/** Allows only the simulator's own script and styles. Its forms post to itself and are then redirected to the shop, which browsers also check against form-action. */
export function pagePolicy(returnUrl?: string): string {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`
}
