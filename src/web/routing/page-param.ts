import { notFound } from '@tanstack/react-router'

/** The last segment of a list's address may be a page number: "/gift-cards/2/" beside "/gift-cards/some-card/". */
export function isPageNumber(word: string): boolean {
  return /^[1-9]\d{0,5}$/.test(word)
}

/** Spec §2: everything that is not a page number means the first page. */
export function readPageNumber(page: string | undefined): number {
  return page !== undefined && isPageNumber(page) ? Number(page) : 1
}

/** A page beyond the last is "not found". The first page always exists, even if the list is empty. */
export function assertPageExists(page: number, count: number): void {
  if (page > 1 && count === 0) throw notFound()
}
