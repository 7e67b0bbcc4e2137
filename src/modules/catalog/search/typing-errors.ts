/** The number of typing errors allowed for a word of that length: a short word with two errors is another word. */
function allowedErrors(length: number): number {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

/** More possible meanings of one word than this would find too much. */
const MAX_CANDIDATES = 6

/** An unfinished word counts as slightly more errors than a complete one. */
const UNFINISHED = 0.5

/** The known words that were most likely meant: those with the fewest typing errors. Empty when no word is similar. */
export function findLikelyWords(typed: string, known: readonly string[]): string[] {
  const allowed = allowedErrors(typed.length)
  if (allowed === 0) return []
  const counted = known
    .map((word) => ({ word, errors: countFrom(typed, word) }))
    .filter(({ errors }) => Math.floor(errors) <= allowed)
  const fewest = Math.min(...counted.map(({ errors }) => errors))
  return counted
    .filter(({ errors }) => errors === fewest)
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word)
}

function countFrom(typed: string, word: string): number {
  const unfinished = [-1, 0, 1].map((more) => countTypingErrors(typed, word.slice(0, typed.length + more)) + UNFINISHED)
  return Math.min(countTypingErrors(typed, word), ...unfinished)
}

/** Counts letters that are missing, added, wrong or swapped with their neighbour (the optimal string alignment distance). */
export function countTypingErrors(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const mistaken = a[row - 1] === b[column - 1] ? 0 : 1
      let fewest = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + mistaken)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) fewest = Math.min(fewest, at(before, column - 2) + 1)
      line.push(fewest)
    }
    before = above
    above = line
  }
  return at(above, b.length)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
