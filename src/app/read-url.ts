/** A browser reads two slashes, of either kind, as the start of another host's name: here they are one. */
export function readUrl(requested: string, origin: string): URL {
  const [path = '', ...query] = requested.split('?')
  return new URL([path.replace(/[\\/]{2,}/g, '/'), ...query].join('?'), origin)
}

/** Letters, digits and `-._~` as percent signs: they mean the same (RFC 3986, 6.2.2.2). */
const PLAIN = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi

/** The same path without needless escapes. The router would decode it but the cache rules would not: `/%67ift/…` is a private gift page. */
export function toPlainPath(pathname: string): string {
  return pathname.replace(PLAIN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
}
