import type { BrandShopFragment } from '#generated/documents.ts'

/** There is more than our own pages about it. */
export function hasOwnShop(brand: BrandShopFragment | null): boolean {
  return Boolean(brand?.iframeUrl || brand?.redirect || brand?.productExternalLink)
}
