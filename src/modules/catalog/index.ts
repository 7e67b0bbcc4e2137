export {
  type ActivationLimits,
  type CardProduct,
  listActivationLimits,
  type RedeemAmounts,
  type RedeemTerms,
  readCardProducts,
  readRedeemTerms,
} from './card-products.store.ts'
export type { GiftPacking, Wrapper } from './extra.ts'
export { listGiftPackings, listWrappers } from './extras.store.ts'
export { findVariation } from './find-variation.ts'
export { listMatchingSlugs } from './list-matching-slugs.ts'
export { findScene, findSharePicture } from './pictures.ts'
export { readRedeemData } from './product.resolvers.ts'
export type { OfferedVariation, Product, ProductOffer } from './product.ts'
export { readCategoriesByKey, readOccasionsByKey, readProductsBySlug } from './product-loaders.ts'
export { listBlankPacks, listProductIds, listProductsById } from './products.store.ts'
export { listCatalogPages } from './public-pages/list-catalog-pages.ts'
export type { PublicPage } from './public-pages/public-page.ts'
export { readVariations } from './read-variations.ts'
export { consumeStock, readAvailableStock, releaseStock, reserveStock, returnStock } from './reserve-stock.ts'
export { findEntries } from './search/find-entries.ts'
export { SEARCHES_PER_SOURCE } from './search/find-product-ids.ts'
export { type FoundItem, readFoundItems } from './search/read-found-items.ts'
export { entryId, type SearchEntry } from './search/search-entry.ts'
export { categorySeeds, locationSeeds, occasionSeeds } from './seeds/browse-seeds.ts'
export { giftPackingSeeds, popularSearchSeeds, promotionSeeds, wrapperSeeds } from './seeds/extra-seeds.ts'
export { type Market, productSeeds } from './seeds/product-seeds.ts'
export { reviewSeeds } from './seeds/review-seeds.ts'
