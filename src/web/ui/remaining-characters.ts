/** How many characters are left; negative when the limit is exceeded. Counted as the browser's own maxlength counts. */
export function remainingCharacters(text: string, limit: number): number {
  return limit - text.length
}
