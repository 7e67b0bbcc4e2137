import { toApiMoney } from '../../shared/money.ts'
import { ROUTES } from '../../shared/paths.ts'
import { localPath, routePath, type StorefrontContext } from '../storefronts/index.ts'
import type { Product, Variation, VariationConfig } from './product.ts'

type Shown = Pick<StorefrontContext, 'storefront' | 'language' | 'art'>

export type ProductRow = Omit<
  Product,
  'currency' | 'digital' | 'physical' | 'path' | 'image' | 'digitalVariationConfig' | 'physicalVariationConfig'
> & {
  /** Null when there is none: the rest of its columns then is too. */
  digitalId: number | null
  digitalSku: string
  digitalFixed: boolean
  digitalPrices: number[]
  digitalMin: number
  digitalMax: number
  physicalId: number | null
  physicalSku: string
  physicalFixed: boolean
  physicalPrices: number[]
  physicalMin: number
  physicalMax: number
}

/** A product as this storefront shows it. What every tile needs is made here, once, not each time somebody asks. */
export function toProduct(ctx: Shown, row: ProductRow): Product {
  const { currency } = ctx.storefront
  const digital = row.digitalId === null ? undefined : toDigital(row, row.digitalId)
  const physical = row.physicalId === null ? undefined : toPhysical(row, row.physicalId)
  return {
    id: row.id,
    slug: row.slug,
    productType: row.productType,
    title: row.title,
    tagline: row.tagline,
    path: productPath(ctx, row.slug),
    art: row.art,
    image: ctx.art.findImage(row.art, row.title) ?? null,
    backgroundColor: row.backgroundColor,
    showHand: row.showHand,
    showShadow: row.showShadow,
    validityMonths: row.validityMonths,
    spendPlace: row.spendPlace,
    stock: row.stock,
    currency,
    digital,
    physical,
    digitalVariationConfig: digital ? toConfig(currency, digital) : null,
    physicalVariationConfig: physical ? toConfig(currency, physical) : null,
  }
}

/** The Choice Gift Card has a path of its own in every language. */
export function productPath(ctx: Pick<Shown, 'storefront' | 'language'>, slug: string): string {
  const isChoiceGiftCard = ROUTES.choiceGiftCard.endsWith(`/${slug}/`)
  return isChoiceGiftCard ? localPath(ctx, ROUTES.choiceGiftCard) : routePath(ctx, 'giftCard', slug)
}

function toConfig(currency: string, variation: Variation): VariationConfig {
  return {
    hasFixedPrices: variation.hasFixedPrices,
    pricesToShow: variation.pricesMinor.map((minor) => toApiMoney({ currency, minor })),
    minPrice: toApiMoney({ currency, minor: variation.minMinor }),
    maxPrice: toApiMoney({ currency, minor: variation.maxMinor }),
  }
}

function toDigital(row: ProductRow, id: number): Variation {
  return {
    id,
    sku: row.digitalSku,
    variationType: 'DIGITAL',
    hasFixedPrices: row.digitalFixed,
    pricesMinor: row.digitalPrices,
    minMinor: row.digitalMin,
    maxMinor: row.digitalMax,
  }
}

function toPhysical(row: ProductRow, id: number): Variation {
  return {
    id,
    sku: row.physicalSku,
    variationType: 'PHYSICAL',
    hasFixedPrices: row.physicalFixed,
    pricesMinor: row.physicalPrices,
    minMinor: row.physicalMin,
    maxMinor: row.physicalMax,
  }
}
