/** Spec §9: sixteen products a page; seventeen on a small desktop, where a hint completes three columns. */
export const PRODUCTS_PER_PAGE = 16
export const PRODUCTS_PER_PAGE_DESKTOP_SMALL = 17

/** Spec §9: how many products are marked as top products, on a large desktop and elsewhere. */
export const TOP_PRODUCTS_DESKTOP_LARGE = 4
export const TOP_PRODUCTS = 2

/** Spec §9: the position of a page's first product in the whole list, for tracking. */
export function positionIndex(page: number, perPage: number): number {
  return 1 + (page - 1) * perPage
}

/** Adds the next page to the shown products. A product that is already shown is left out, because the list may have changed in the meantime. */
export function mergeProducts<T extends { id: string | number }>(shown: readonly T[], next: readonly T[]): T[] {
  const merged = new Map(shown.map((product) => [product.id, product]))
  for (const product of next) if (!merged.has(product.id)) merged.set(product.id, product)
  return [...merged.values()]
}

export function countPages(totalCount: number, perPage: number): number {
  return Math.max(1, Math.ceil(totalCount / perPage))
}
