/** Other characters are only used to hide the target of a path. */
const PATH = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@?#]*$/

/**
 * The page to open after a login, if it is a path of this shop. Undefined for anything else, also for a path that browsers would read as a host.
 */
export function toCallbackPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2000 || !PATH.test(wanted)) return undefined
  const origin = 'https://here.invalid'
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
