/** Replaces repeated slashes and backslashes by one slash: browsers read two as the start of another host name. */
export function readUrl(requested: string, origin: string): URL {
  const [path = '', ...query] = requested.split('?')
  return new URL([path.replace(/[\\/]{2,}/g, '/'), ...query].join('?'), origin)
}

/** Percent-encoded letters, digits and `-._~`, which mean the same as the plain characters (RFC 3986, 6.2.2.2). */
const PLAIN = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi

/** The same path without needless escapes. The router decodes them but the cache rules do not: `/%67ift/…` is a private gift page. */
export function toPlainPath(pathname: string): string {
  return pathname.replace(PLAIN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
}
