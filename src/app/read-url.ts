/** A browser reads two slashes, of either kind, as the beginning of another host's name: here they are one. */
export function readUrl(requested: string, origin: string): URL {
  const [path = '', ...query] = requested.split('?')
  return new URL([path.replace(/[\\/]{2,}/g, '/'), ...query].join('?'), origin)
}
