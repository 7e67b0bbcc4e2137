/** A browser reads two slashes, of either kind, as the beginning of another host's name: here they are one. */
export function readUrl(requested: string, origin: string): URL {
  const [path = '', ...query] = requested.split('?')
  return new URL([path.replace(/[\\/]{2,}/g, '/'), ...query].join('?'), origin)
}

/** Letters, digits and `-._~` as percent signs: they mean the same (RFC 3986, 6.2.2.2). */
const PLAIN = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi

/** The path that says the same plainly. The router would read it, but whoever decides what may be cached would not: `/%67ift/…` is somebody's gift. */
export function toPlainPath(pathname: string): string {
  return pathname.replace(PLAIN, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)))
}
