import type { Image } from '../../platform/art.ts'
import type { Promotion } from './promotion.ts'

/** What a tile shows and a cart needs. Longer texts are read on their own, when somebody asks for them. */
export type Product = {
  id: number
  slug: string
  productType: 'GIFTCARD' | 'DONATION' | 'BLANK_GIFT_CARD_PACK'
  title: string
  tagline: string
  /** Where this storefront shows it. */
  path: string
  art: string
  image: Image | null
  backgroundColor: string
  showHand: boolean
  showShadow: boolean
  validityMonths: number
  spendPlace: 'ONLINE' | 'IN_STORE' | 'ONLINE_AND_IN_STORE'
  /** Null is unlimited. */
  stock: number | null
  /** The storefront's; every amount below is in it. */
  currency: string
  digital: Variation | undefined
  physical: Variation | undefined
}

export type Variation = {
  id: number
  sku: string
  variationType: 'DIGITAL' | 'PHYSICAL'
  /** Fixed values are all there is; otherwise they are suggestions between the bounds. */
  hasFixedPrices: boolean
  pricesMinor: readonly number[]
  minMinor: number
  maxMinor: number
}

/** As a cart reads it: with what is off its price today, and whether its cards pay in the checkout. */
export type ProductOffer = Product & { promotion: Promotion | null; isSpentHere: boolean }

/** A variation, and what it is a variation of. */
export type ProductVariation<P = Product> = Variation & { product: P }
export type OfferedVariation = ProductVariation<ProductOffer>

/** What only a product's own page and its recipient read. */
export type ProductDetails = {
  description: string
  redeemTitle: string
  redeemDescription: string
  minimumRemainingMinor: number | null
  minCustomMinor: number | null
  maxCustomMinor: number | null
  /** Places of the storefront's country that take it. */
  locationCount: number
}

export function isInStock({ stock }: Product): boolean {
  return stock === null || stock > 0
}

/** Digital first: it is there within the hour. */
export function listVariations<P extends Product>(product: P): ProductVariation<P>[] {
  const variations = [product.digital, product.physical].filter((variation) => variation !== undefined)
  return variations.map((variation) => ({ ...variation, product }))
}

/** The fixed values over all variations, lowest first. */
export function listFixedValues({ digital, physical }: Product): number[] {
  const fixed = [digital, physical].flatMap((variation) => (variation?.hasFixedPrices ? variation.pricesMinor : []))
  return [...new Set(fixed)].sort((a, b) => a - b)
}
