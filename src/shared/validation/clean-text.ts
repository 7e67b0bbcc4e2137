/**
 * Characters that no text may contain: unpaired surrogates and NUL, which PostgreSQL refuses; other control characters except tab and line breaks; and marks
 * that change the direction of the following text, so that it looks different. U+200E and U+200F are allowed, because Arabic and Hebrew texts use them.
 */
const BROKEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

export function isCleanText(text: string): boolean {
  return !BROKEN.test(text)
}

/** Replaces each broken character, for texts that must be accepted in any case. */
export function toCleanText(text: string): string {
  return text.replace(new RegExp(BROKEN, 'gu'), '\ufffd')
}

/** The path of the first broken text in a request, such as `receivers.1.email`; undefined when there is none. */
export function findBrokenText(sent: unknown): string | undefined {
  return findFaultyPart(sent, (part) => typeof part === 'string' && !isCleanText(part))
}

/** The path of the first text, list or object in a request for which `isFaulty` is true; undefined when there is none. */
export function findFaultyPart(sent: unknown, isFaulty: (part: unknown) => boolean): string | undefined {
  if (isFaulty(sent)) return ''
  if (typeof sent !== 'object' || sent === null) return undefined
  for (const [name, part] of Object.entries(sent)) {
    const place = findFaultyPart(part, isFaulty)
    if (place !== undefined) return place ? `${name}.${place}` : name
  }
  return undefined
}
