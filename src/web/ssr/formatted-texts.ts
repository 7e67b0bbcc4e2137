/**
 * A browser's formats of money, numbers and dates (Intl) take a phone a tenth of a second at their first use. What the server wrote with them comes along
 * with its page, so that the page wakes without them.
 */
const written = new Map<string, string>()
export type Written = Readonly<Record<string, string>>
let noted: Map<string, string> | undefined

/** What is written for these words: known, or written now. */
export function writeOnce(write: () => string, ...words: readonly (string | number)[]): string {
  const key = words.join(' ')
  const text = written.get(key) ?? write()
  written.set(key, text)
  noted?.set(key, text)
  return text
}

/** From now on, until what it returns is called and tells it: what a part of a page needs to be written. */
export function noteWritten(): () => Written {
  const notes = new Map<string, string>()
  noted = notes
  return () => {
    noted = undefined
    return Object.fromEntries(notes)
  }
}

/** All that was written since the last page. A page is drawn at one go, so nothing of another page is among it. */
export function takeWritten(): Written {
  const taken = Object.fromEntries(written)
  written.clear()
  return taken
}

/** What the server wrote on this page. */
export function keepWritten(texts: Written): void {
  for (const [key, text] of Object.entries(texts)) written.set(key, text)
}
