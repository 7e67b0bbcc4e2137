import type { Resolvers } from '../../generated/resolvers.ts'
import { toApiMoney } from '../../shared/money.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { listProductAlternates } from './list-alternates.ts'
import { findSharePicture } from './pictures.ts'
import { isInStock, listFixedValues, listVariations, type Product, type ProductDetails, type Variation } from './product.ts'
import {
  loadCategoryKeys,
  loadDetails,
  loadOccasionKeys,
  loadPromotion,
  readCategoriesByKey,
  readOccasionsByKey,
  readProductsBySlug,
} from './product-loaders.ts'
import { listRelatedSlugs } from './products.store.ts'

const MAX_RELATED = 24

export const productResolvers = {
  Product: {
    sharePicture: ({ art }, _args, ctx) => findSharePicture(ctx, art),
    description: async (product, _args, ctx) => (await readDetails(ctx, product)).description,
    variations: listVariations,
    variationsToShow: (product) => (isInStock(product) ? listVariations(product) : []),
    digitalVariationConfig: (product) => toVariationConfig(product, product.digital),
    physicalVariationConfig: (product) => toVariationConfig(product, product.physical),
    fixedValues: (product) => listFixedValues(product).map((minor) => money(product, minor)),
    inStock: isInStock,
    hasLocations: async (product, _args, ctx) => (await readDetails(ctx, product)).locationCount > 0,
    locationCount: async (product, _args, ctx) => (await readDetails(ctx, product)).locationCount,
    redeemData: (product, _args, ctx) => readRedeemData(ctx, product),
    categories: async ({ id }, _args, ctx) => readCategoriesByKey(ctx, (await loadCategoryKeys(ctx, id)) ?? []),
    occasions: async ({ id }, _args, ctx) => readOccasionsByKey(ctx, (await loadOccasionKeys(ctx, id)) ?? []),
    relatedProducts: async ({ id }, { limit }, ctx) =>
      readProductsBySlug(ctx, await listRelatedSlugs(ctx, id, Math.min(Math.max(limit, 1), MAX_RELATED))),
    reviews: ({ id }, { limit }) => ({ productId: id, limit }),
    hreflangTags: (product, _args, ctx) => listProductAlternates(ctx, product),
    promotion: async (product, _args, ctx) => {
      const promotion = await loadPromotion(ctx, product.id)
      if (!promotion) return null
      const { key, title, description, discountType, percent, amountMinor, endsOn } = promotion
      const amount = amountMinor === null ? null : money(product, amountMinor)
      return { id: key, title, description, discountType, percent, amount, until: endsOn }
    },
  },
  Variation: {
    title: ({ product }) => product.title,
    price: ({ product, minMinor }) => money(product, minMinor),
    inStock: ({ product }) => isInStock(product),
  },
} satisfies Resolvers

function money({ currency }: Product, minor: number) {
  return toApiMoney({ currency, minor })
}

function toVariationConfig(product: Product, variation: Variation | undefined) {
  if (!variation) return null
  return {
    hasFixedPrices: variation.hasFixedPrices,
    pricesToShow: variation.pricesMinor.map((minor) => money(product, minor)),
    minPrice: money(product, variation.minMinor),
    maxPrice: money(product, variation.maxMinor),
  }
}

/** What the recipient of a card reads about its product. */
export async function readRedeemData(ctx: StorefrontContext, product: Product) {
  const details = await readDetails(ctx, product)
  const amount = (minor: number | null) => (minor === null ? null : money(product, minor))
  return {
    title: details.redeemTitle,
    description: details.redeemDescription,
    image: product.image,
    minimumRemainingBalance: amount(details.minimumRemainingMinor),
    minCustomAmount: amount(details.minCustomMinor),
    maxCustomAmount: amount(details.maxCustomMinor),
  }
}

async function readDetails(ctx: StorefrontContext, { id, slug }: Product): Promise<ProductDetails> {
  const details = await loadDetails(ctx, id)
  if (!details) throw new Error(`Product ${slug} has no English texts`)
  return details
}
