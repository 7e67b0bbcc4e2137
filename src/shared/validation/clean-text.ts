/**
 * What no text of ours can hold: halves of characters and NUL, which PostgreSQL refuses; other control characters but tab and line breaks; and marks
 * that turn the direction of the text after them, so that it reads otherwise than it is. U+200E and U+200F occur in real Arabic and Hebrew.
 */
const BROKEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

export function isCleanText(text: string): boolean {
  return !BROKEN.test(text)
}

/** The same with a sign for each broken character, for what must be taken whatever it holds. */
export function toCleanText(text: string): string {
  return text.replace(new RegExp(BROKEN, 'gu'), '\ufffd')
}

/** Where broken text stands in anything that was sent, such as `receivers.1.email`; undefined when there is none. */
export function findBrokenText(sent: unknown): string | undefined {
  return findText(sent, (text) => !isCleanText(text))
}

/** The place of the first text that `isFaulty`, names included; undefined when there is none. */
export function findText(sent: unknown, isFaulty: (text: string) => boolean): string | undefined {
  if (typeof sent === 'string') return isFaulty(sent) ? '' : undefined
  if (typeof sent !== 'object' || sent === null) return undefined
  for (const [name, value] of Object.entries(sent)) {
    const place = findText(value, isFaulty)
    if (place !== undefined) return place ? `${name}.${place}` : name
  }
  return undefined
}
