import type { SearchQuery } from './search-entry.ts'

/** From this length on the start of a word says enough to look for it outside of titles. */
const MIN_PREFIX_LENGTH = 3

/** `readings`: for each word typed, what it may stand for. All words must be there, or one of them when `any`. */
export function toSearchQuery(whole: string, readings: readonly (readonly string[])[], { any = false } = {}): SearchQuery {
  const joined = (toTerm: (word: string) => string) =>
    readings.map((words) => `(${words.map(toTerm).join(' | ')})`).join(any ? ' | ' : ' & ')
  return {
    whole,
    title: joined(prefixOf),
    near: joined((word) => (word.length < MIN_PREFIX_LENGTH ? complete(word) : prefixOf(word))),
    body: joined(complete),
  }
}

// Only letters and digits come this far, so nothing needs escaping.
function prefixOf(word: string): string {
  return `'${word}':*`
}

function complete(word: string): string {
  return `'${word}'`
}
