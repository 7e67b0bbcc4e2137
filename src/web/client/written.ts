/**
 * A browser's formats of money, numbers and dates (Intl) take a phone a tenth of a second at their first use. What the server wrote with them comes along
 * with its page, so that the page wakes without them.
 */
const written = new Map<string, string>()

/** What is written for these words: known, or written now. */
export function writeOnce(write: () => string, ...words: readonly (string | number)[]): string {
  const key = words.join(' ')
  const text = written.get(key) ?? write()
  written.set(key, text)
  return text
}

/** All that was written since the last page. A page is drawn at one go, so nothing of another page is among it. */
export function takeWritten(): Record<string, string> {
  const taken = Object.fromEntries(written)
  written.clear()
  return taken
}

/** What the server wrote on this page. */
export function keepWritten(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) written.set(key, text)
}
