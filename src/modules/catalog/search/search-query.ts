import type { SearchQuery } from './search-entry.ts'

/** From this length on, the start of a word is also searched for outside of titles. */
const MIN_PREFIX_LENGTH = 3

/** `alternatives` holds the possible meanings of each typed word. All words must match, or only one of them with `any`. */
export function toSearchQuery(phrase: string, alternatives: readonly (readonly string[])[], { any = false } = {}): SearchQuery {
  const joined = (toTerm: (word: string) => string) =>
    alternatives.map((words) => `(${words.map(toTerm).join(' | ')})`).join(any ? ' | ' : ' & ')
  return {
    phrase,
    title: joined(prefixOf),
    near: joined((word) => (word.length < MIN_PREFIX_LENGTH ? complete(word) : prefixOf(word))),
    body: joined(complete),
  }
}

// The words contain only letters and digits, so nothing needs escaping.
function prefixOf(word: string): string {
  return `'${word}':*`
}

function complete(word: string): string {
  return `'${word}'`
}
