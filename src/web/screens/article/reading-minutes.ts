/** How fast people read, in words a minute. */
const WORDS_PER_MINUTE = 220

/** How long a text takes to read, in whole minutes and never none. The text may be HTML: its tags are not read. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_PER_MINUTE))
}
