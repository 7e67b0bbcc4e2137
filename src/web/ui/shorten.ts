/** Shortens a text to at most this many characters, cut between words. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, limit - 1)).replace(/[\s,.;:–-]+$/, '')}…`
}
