const MAX_ITEMS_PER_PAGE = 100
const DEFAULT_ITEMS_PER_PAGE = 16

export type Paging = { limit: number; offset: number }

type AskedPaging = { itemsPerPage?: number | null; pageNumber?: number | null } | null | undefined

/** A page that makes no sense is the first one (spec §2, query parameters), and no page is longer than a hundred. */
export function toPaging(asked: AskedPaging): Paging {
  const limit = clamp(asked?.itemsPerPage ?? DEFAULT_ITEMS_PER_PAGE, 1, MAX_ITEMS_PER_PAGE)
  const page = clamp(asked?.pageNumber ?? 1, 1, 1_000_000)
  return { limit, offset: (page - 1) * limit }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
