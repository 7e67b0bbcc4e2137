import type { Image } from '../../platform/art.ts'
import type { Promotion } from './promotion.ts'

/** What a tile shows and a cart needs. Longer texts are read separately, when they are requested. */
export type Product = {
  id: number
  slug: string
  productType: 'GIFTCARD' | 'DONATION' | 'BLANK_GIFT_CARD_PACK'
  title: string
  tagline: string
  /** The path on this storefront. */
  path: string
  art: string
  image: Image | null
  backgroundColor: string
  showHand: boolean
  showShadow: boolean
  validityMonths: number
  spendPlace: 'ONLINE' | 'IN_STORE' | 'ONLINE_AND_IN_STORE'
  /** Null means unlimited. */
  stock: number | null
  /** The currency of the storefront; every amount below is in it. */
  currency: string
  digital: Variation | undefined
  physical: Variation | undefined
}

export type Variation = {
  id: number
  sku: string
  variationType: 'DIGITAL' | 'PHYSICAL'
  /** True: only the fixed values are sold. False: they are suggestions, and any value between the bounds is sold. */
  hasFixedPrices: boolean
  pricesMinor: readonly number[]
  minMinor: number
  maxMinor: number
}

/** The product as a cart needs it: with today's promotion, and whether its cards pay in the checkout. */
export type ProductOffer = Product & { promotion: Promotion | null; isChoiceCard: boolean }

/** A variation with its product. */
export type ProductVariation<P = Product> = Variation & { product: P }
export type OfferedVariation = ProductVariation<ProductOffer>

/** Only read by the product's own page and by its recipient. */
export type ProductDetails = {
  description: string
  redeemTitle: string
  redeemDescription: string
  minimumRemainingMinor: number | null
  minCustomMinor: number | null
  maxCustomMinor: number | null
  /** How many locations in the storefront's country accept it. */
  locationCount: number
}

export function isInStock({ stock }: Product): boolean {
  return stock === null || stock > 0
}

/** Digital first, because it is delivered within the hour. */
export function listVariations<P extends Product>(product: P): ProductVariation<P>[] {
  const variations = [product.digital, product.physical].filter((variation) => variation !== undefined)
  return variations.map((variation) => ({ ...variation, product }))
}

/** The fixed values of all variations, lowest first. */
export function listFixedValues({ digital, physical }: Product): number[] {
  const fixed = [digital, physical].flatMap((variation) => (variation?.hasFixedPrices ? variation.pricesMinor : []))
  return [...new Set(fixed)].sort((a, b) => a - b)
}
