/** A usual reading speed. */
const WORDS_PER_MINUTE = 220

/** The reading time of a text in whole minutes, at least one. The text may be HTML; its tags do not count. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_PER_MINUTE))
}
