/** A host name or address, and perhaps a port. */
const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a request names at most one host, and one that can exist. Old balancers name none when they ask for /health. */
export function isRequestHost(rawHeaders: readonly string[]): boolean {
  const [host, ...others] = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1)
  if (others.length > 0) return false
  return !host || (HOST.test(host) && URL.canParse(`http://${host}`))
}
