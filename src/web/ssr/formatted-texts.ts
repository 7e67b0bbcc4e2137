/**
 * The first use of Intl for money, numbers and dates takes a tenth of a second on a phone. The page therefore carries the texts that the server
 * formatted, and hydrates without Intl.
 */
const texts = new Map<string, string>()
export type FormattedTexts = Readonly<Record<string, string>>

/** The text for this key, formatted when it is first used. */
export function formatOnce(format: () => string, ...words: readonly (string | number)[]): string {
  const key = words.join(' ')
  const text = texts.get(key) ?? format()
  texts.set(key, text)
  return text
}

/** All texts since the last page. Rendering is synchronous, so they belong to one page. */
export function takeFormatted(): FormattedTexts {
  const taken = Object.fromEntries(texts)
  texts.clear()
  return taken
}

/** Adds the texts that the server formatted. */
export function restoreFormatted(formatted: FormattedTexts): void {
  for (const [key, text] of Object.entries(formatted)) texts.set(key, text)
}
