/** A link to a page, or a gap where pages are left out; and whether it is shown on a phone, on a wide screen or on both. */
export type PageStep = { kind: 'page'; page: number; shownOn: ShownOn } | { kind: 'gap-before' | 'gap-after'; shownOn: ShownOn }
type ShownOn = 'both' | 'phone' | 'wide'

/** Always the first and the last page, and the current one with a neighbour on each side; a phone leaves out the neighbours. */
export function paginationRange(current: number, count: number): PageStep[] {
  const wide = listPages(current, count, 1)
  const phone = listPages(current, count, 0)
  const steps: PageStep[] = wide.pages.map((page) => ({
    kind: 'page',
    page,
    shownOn: phone.pages.includes(page) ? 'both' : 'wide',
  }))
  const before = shownOn(wide.hasGapBefore, phone.hasGapBefore)
  const after = shownOn(wide.hasGapAfter, phone.hasGapAfter)
  if (before) steps.splice(1, 0, { kind: 'gap-before', shownOn: before })
  if (after) steps.splice(-1, 0, { kind: 'gap-after', shownOn: after })
  return steps
}

type PageList = { pages: number[]; hasGapBefore: boolean; hasGapAfter: boolean }

/** A gap never replaces a single page, and the width is the same on every page. */
function listPages(current: number, count: number, neighbours: number): PageList {
  // First, last, current, its neighbours and two gaps: up to this number, every page fits in the same width.
  const room = 2 * neighbours + 5
  if (count <= room) return { pages: pagesFrom(1, count), hasGapBefore: false, hasGapAfter: false }
  const edge = room - 2
  if (current - neighbours <= 3) return { pages: [...pagesFrom(1, edge), count], hasGapBefore: false, hasGapAfter: true }
  if (current + neighbours >= count - 2)
    return { pages: [1, ...pagesFrom(count - edge + 1, count)], hasGapBefore: true, hasGapAfter: false }
  return { pages: [1, ...pagesFrom(current - neighbours, current + neighbours), count], hasGapBefore: true, hasGapAfter: true }
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index)
}

function shownOn(isWide: boolean, isPhone: boolean): ShownOn | undefined {
  if (isWide && isPhone) return 'both'
  if (isWide) return 'wide'
  return isPhone ? 'phone' : undefined
}
