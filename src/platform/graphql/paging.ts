import { Refusal } from './refusal.ts'

export const DEFAULT_PAGE_SIZE = 16
export const MAX_PAGE_SIZE = 100
const MAX_PAGE_NUMBER = 1_000_000

export type Paging = { limit: number; offset: number }

type PagingInput = { itemsPerPage?: number | null; pageNumber?: number | null }

/** Refuses a page size that is not allowed. An invalid page number is the first page (spec §2, query parameters). */
export function readPaging(asked: PagingInput | null | undefined, defaultSize = DEFAULT_PAGE_SIZE): Paging {
  const limit = asked?.itemsPerPage ?? defaultSize
  if (limit < 1 || limit > MAX_PAGE_SIZE) throw new Refusal({ name: 'PAGE_SIZE_INVALID', parameter: 'paging.itemsPerPage' })
  const page = Math.min(Math.max(asked?.pageNumber ?? 1, 1), MAX_PAGE_NUMBER)
  return { limit, offset: (page - 1) * limit }
}
