import type { BrandShopFragment } from '#generated/documents.ts'

/** The brand has a shop outside our own pages. */
export function hasOwnShop(brand: BrandShopFragment | null): boolean {
  return Boolean(brand?.iframeUrl || brand?.redirect || brand?.productExternalLink)
}
