/** A host name or address, with an optional port. */
const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a request has at most one Host header, with a valid name. Old load balancers send none with /health. */
export function isRequestHost(rawHeaders: readonly string[]): boolean {
  const [host, ...others] = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1)
  if (others.length > 0) return false
  return !host || (HOST.test(host) && URL.canParse(`http://${host}`))
}
