/** A page to link to, or a gap where pages were left out. */
export type PageStep = number | 'gap'

/** First and last page always, the current one with a neighbour on each side; a gap never stands for a single page. */
export function paginationRange(current: number, count: number): PageStep[] {
  const NEIGHBOURS = 1
  // First, last, current, two neighbours and two gaps: up to here every page fits in the same room.
  const everyPageFits = 2 * NEIGHBOURS + 5
  if (count <= everyPageFits) return pagesFrom(1, count)
  const start = Math.min(Math.max(current - NEIGHBOURS, 1), count)
  const end = Math.max(Math.min(current + NEIGHBOURS, count), 1)
  if (start <= 3) return [...pagesFrom(1, everyPageFits - 2), 'gap', count]
  if (end >= count - 2) return [1, 'gap', ...pagesFrom(count - everyPageFits + 3, count)]
  return [1, 'gap', ...pagesFrom(start, end), 'gap', count]
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}
