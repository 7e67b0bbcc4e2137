/** The number of characters left; negative when the limit is exceeded. Counted like the browser's own maxlength. */
export function remainingCharacters(text: string, limit: number): number {
  return limit - text.length
}
