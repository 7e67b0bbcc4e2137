/**
 * The shop's query strings are plain words (?s=tea&sort=name), not JSON. A form sends a list as one name repeated; addresses hold it separated by
 * commas.
 */
export function parseSearch(search: string): Record<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found.get(name)
    found.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(found)
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}
