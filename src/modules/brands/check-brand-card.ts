import type { Context } from '../../platform/context.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { readCardProducts } from '../catalog/index.ts'
import { findCardFailure, type Giftcard, identifyUncounted, type TypedCard } from '../giftcards/index.ts'
import { defaultLanguage, findStorefrontByCode, type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'
import type { BrandsParts } from './brands-parts.ts'

/** Of all customers of one brand: its key, if it is stolen, tries no more numbers than this. Somebody who types nonsense at the brand's till stops it for a minute at most. */
const WRONG_PINS: Bucket = { name: 'brand-wrong-pins', points: 100, seconds: 60 }

/** A card, and the shop that sold it. */
export type BrandCard = { card: Giftcard; shop: StorefrontContext }

/** The card with this number and PIN, if it is one of the brand and can be used. Called outside of any transaction. */
export async function checkBrandCard(
  ctx: Context,
  parts: BrandsParts,
  { brand, typed }: { brand: string; typed: TypedCard },
): Promise<Result<BrandCard, BrandFailure>> {
  const mayTry = await parts.limits.consume(ctx, WRONG_PINS, brand)
  if (!mayTry.ok) return fail(toBrandFailure(mayTry.failure))
  const identified = await identifyUncounted(ctx, parts, typed)
  if (!identified.ok) return fail(toBrandFailure(identified.failure))
  await parts.limits.giveBack(ctx, WRONG_PINS, brand)
  const { card } = identified.value
  // A blank card is of no brand yet: what it will be worth is unknown.
  if (!card) return fail({ name: 'CARD_NOT_ACTIVATED' })
  const shop = shopOfCard(ctx, parts, card)
  const product = (await readCardProducts(shop, [card.productId])).get(card.productId)
  if (!product || product.isSpentHere || product.slug !== brand) return fail({ name: 'CARD_OTHER_BRAND' })
  const failure = findCardFailure(card, shopDay(shop))
  return failure ? fail(toBrandFailure({ name: failure })) : ok({ card, shop })
}

/** Its last day ends with the day of the shop that sold it. */
function shopOfCard(ctx: Context, { art }: BrandsParts, card: Giftcard): StorefrontContext {
  const storefront = findStorefrontByCode(card.storefront)
  if (!storefront) throw new Error(`There is no storefront ${card.storefront} for card ${card.id}`)
  const language = defaultLanguage(storefront)
  return { ...ctx, storefront, language, art: art.in(language) }
}
