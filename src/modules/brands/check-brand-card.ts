import { isIP } from 'node:net'
import type { Context } from '../../platform/context.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import { sourceOf } from '../../platform/rate-limits/source.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { readCardProducts } from '../catalog/index.ts'
import { findCardFailure, type Giftcard, identifyUncounted, type TypedCard } from '../giftcards/index.ts'
import { defaultLanguage, findStorefrontByCode, type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'
import type { BrandsParts } from './brands-parts.ts'

/** As in our own shop: who types nonsense at a brand's till uses up their own tries, not those of the brand. */
const OF_SHOPPER: Bucket = { name: 'brand-shopper-wrong-pins', points: 10, seconds: 10 * 60 }
/** The limit for all customers of one brand: a stolen key tries no more numbers than this, whatever shoppers it invents. */
const OF_BRAND: Bucket = { name: 'brand-wrong-pins', points: 100, seconds: 60 }

/** A card, and the shop that sold it. */
export type BrandCard = { card: Giftcard; shop: StorefrontContext }

/** Who typed it, as the shop of the brand knows them: an IP address, or an id that means nothing to us. */
type AtTill = { brand: string; shopper: string | undefined }

/** The card with this number and PIN, if it is one of the brand and can be used. Called outside of any transaction. */
export async function checkBrandCard(
  ctx: Context,
  parts: BrandsParts,
  { brand, shopper, typed }: AtTill & { typed: TypedCard },
): Promise<Result<BrandCard, BrandFailure>> {
  const tries = await takeTry(ctx, parts, { brand, shopper })
  if (!tries.ok) return tries
  const identified = await identifyUncounted(ctx, parts, typed)
  if (!identified.ok) return fail(toBrandFailure(identified.failure))
  await tries.value.giveBack()
  const { card } = identified.value
  // A blank card is of no brand yet: what it will be worth is unknown.
  if (!card) return fail({ name: 'CARD_NOT_ACTIVATED' })
  const shop = shopOfCard(ctx, parts, card)
  const product = (await readCardProducts(shop, [card.productId])).get(card.productId)
  if (!product || product.isSpentHere || product.slug !== brand) return fail({ name: 'CARD_OTHER_BRAND' })
  const failure = findCardFailure(card, shopDay(shop))
  return failure ? fail(toBrandFailure({ name: failure })) : ok({ card, shop })
}

/** The shopper's own first. What the brand refuses is no try of the shopper. */
async function takeTry(
  ctx: Context,
  { limits }: BrandsParts,
  { brand, shopper }: AtTill,
): Promise<Result<{ giveBack: () => Promise<void> }, BrandFailure>> {
  const own = shopper === undefined ? undefined : `${brand} ${toSource(shopper)}`
  const giveBackOwn = async () => own && limits.giveBack(ctx, OF_SHOPPER, own)
  const ofShopper = own ? await limits.consume(ctx, OF_SHOPPER, own) : ok(undefined)
  if (!ofShopper.ok) return fail(toBrandFailure(ofShopper.failure))
  const ofBrand = await limits.consume(ctx, OF_BRAND, brand)
  if (ofBrand.ok)
    return ok({ giveBack: async () => void (await Promise.all([giveBackOwn(), limits.giveBack(ctx, OF_BRAND, brand)])) })
  await giveBackOwn()
  return fail(toBrandFailure(ofBrand.failure))
}

/** The owner of a network of IPv6 is one shopper. */
function toSource(shopper: string): string {
  return isIP(shopper) ? sourceOf({ request: { ip: shopper } }) : shopper
}

/** Its last day ends with the day of the shop that sold it. */
function shopOfCard(ctx: Context, { art }: BrandsParts, card: Giftcard): StorefrontContext {
  const storefront = findStorefrontByCode(card.storefront)
  if (!storefront) throw new Error(`There is no storefront ${card.storefront} for card ${card.id}`)
  const language = defaultLanguage(storefront)
  return { ...ctx, storefront, language, art: art.in(language) }
}
