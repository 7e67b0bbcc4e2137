import { ROUTES } from '../../shared/paths.ts'
import { localPath, routePath, type StorefrontContext } from '../storefronts/index.ts'
import type { Product, Variation } from './product.ts'

type Shown = Pick<StorefrontContext, 'storefront' | 'language' | 'art'>

export type ProductRow = Omit<Product, 'currency' | 'digital' | 'physical' | 'path' | 'image'> & {
  /** Null when there is no digital variation; then its other columns are null too. */
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

/** The product with the data of this storefront. */
export function toProduct(ctx: Shown, row: ProductRow): Product {
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
    currency: ctx.storefront.currency,
    digital: row.digitalId === null ? undefined : toDigital(row, row.digitalId),
    physical: row.physicalId === null ? undefined : toPhysical(row, row.physicalId),
  }
}

/** The path of the Choice Gift Card is fixed; its product's slug is the last word of the canonical path. */
export const CHOICE_SLUG = ROUTES.choiceGiftCard.split('/').at(-2) as string

/** The Choice Gift Card has its own path in every language. */
export function productPath(ctx: Pick<Shown, 'storefront' | 'language'>, slug: string): string {
  return slug === CHOICE_SLUG ? localPath(ctx, ROUTES.choiceGiftCard) : routePath(ctx, 'giftCard', slug)
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
