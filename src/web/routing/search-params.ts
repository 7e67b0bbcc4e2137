/** The shop's query strings are plain words (?s=tea&sort=name), not JSON. A form sends a list as one name many times; addresses hold it with commas. */
export function parseSearch(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  const names = new Set(parameters.keys())
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name).join(',')]))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}
