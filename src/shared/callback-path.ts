/** Other characters are only used to hide where a path leads. */
const PATH = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@?#]*$/

/**
 * Where somebody goes on after logging in, if that is a page of ours: a path, never another site. Undefined for anything else, and for a path that
 * browsers would read as a host.
 */
export function toCallbackPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2000 || !PATH.test(wanted)) return undefined
  const origin = 'https://here.invalid'
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
