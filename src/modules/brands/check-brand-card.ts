import { isIP } from 'node:net'
import type { Context } from '../../platform/context.ts'
import type { Bucket, LimitFailure, Limits } from '../../platform/rate-limits/limits.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { readCardProducts } from '../catalog/index.ts'
import { findCardFailure, type Giftcard, identifyUncounted, type TypedCard } from '../giftcards/index.ts'
import { findShop, type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'
import type { BrandsParts } from './brands-parts.ts'

/** As in our own shop: a shopper who types wrong PINs in a brand's shop uses up their own tries, not those of the brand. */
const PER_SHOPPER: Bucket = { name: 'brand-shopper-wrong-pins', points: 10, seconds: 10 * 60 }
/** The limit for all customers of one brand together. */
const PER_BRAND: Bucket = { name: 'brand-wrong-pins', points: 100, seconds: 60 }
/** When the brand's tries are used up, each new shopper still gets one wrong try, so that a few shoppers with many addresses cannot block all others. */
const PER_NEW_SHOPPER: Bucket = { name: 'brand-newcomer', points: 1, seconds: 10 * 60 }
/** The limit for all new shoppers of a brand together, because a thief with a stolen key could invent shoppers. */
const ALL_NEW_SHOPPERS: Bucket = { name: 'brand-newcomers', points: 200, seconds: 60, alarmAt: 100 }

/** A card, and the storefront that sold it. */
export type BrandCard = { card: Giftcard; shop: StorefrontContext }

/** The shopper as the brand's shop identifies them: an IP address, or an id that means nothing to us. */
type BrandShopper = { brand: string; shopper: string | undefined }

/** Returns the card with this number and PIN if it is a usable card of the brand. Call it outside of a transaction. */
export async function checkBrandCard(
  ctx: Context,
  parts: BrandsParts,
  { brand, shopper, typed }: BrandShopper & { typed: TypedCard },
): Promise<Result<BrandCard, BrandFailure>> {
  const tries = await takeTry(ctx, parts, { brand, shopper })
  if (!tries.ok) return tries
  const identified = await identifyUncounted(ctx, parts, typed)
  if (!identified.ok) return fail(toBrandFailure(identified.failure))
  await tries.value.returnPoint()
  const { card } = identified.value
  // A blank card has no brand yet.
  if (!card) return fail({ name: 'CARD_NOT_ACTIVATED' })
  const shop = shopOfCard(ctx, parts, card)
  const product = (await readCardProducts(shop, [card.productId])).get(card.productId)
  if (!product || product.isChoiceCard || product.slug !== brand) return fail({ name: 'CARD_OTHER_BRAND' })
  const failure = findCardFailure(card, shopDay(shop))
  return failure ? fail(toBrandFailure({ name: failure })) : ok({ card, shop })
}

type Try = { take: () => Promise<Result<void, LimitFailure>>; returnPoint: () => Promise<void> }

/** Takes a try of the shopper and one of the brand. When the brand's tries are used up, a shopper without recent wrong tries still gets one. */
async function takeTry(
  ctx: Context,
  { limits }: BrandsParts,
  { brand, shopper }: BrandShopper,
): Promise<Result<Pick<Try, 'returnPoint'>, BrandFailure>> {
  const ofBrand = tryOf(ctx, limits, PER_BRAND, brand)
  const [own, first] =
    shopper === undefined ? [] : [PER_SHOPPER, PER_NEW_SHOPPER].map((one) => tryOfShopper(ctx, limits, { brand, shopper }, one))
  const taken = await takeAll(own ? [own, ofBrand] : [ofBrand])
  if (taken.ok) return taken
  const asNewShopper = own && first ? await takeAll([own, first, tryOf(ctx, limits, ALL_NEW_SHOPPERS, brand)]) : taken
  return asNewShopper.ok ? asNewShopper : fail(toBrandFailure(asNewShopper.failure))
}

/** Takes all tries, or none. */
async function takeAll(tries: readonly Try[]): Promise<Result<Pick<Try, 'returnPoint'>, LimitFailure>> {
  const taken: Try[] = []
  const returnPoint = async () => void (await Promise.all(taken.map((one) => one.returnPoint())))
  for (const one of tries) {
    const result = await one.take()
    if (!result.ok) {
      await returnPoint()
      return result
    }
    taken.push(one)
  }
  return ok({ returnPoint })
}

// oxlint-disable-next-line max-params -- the context, the limits, and a key of a bucket
function tryOf(ctx: Context, limits: Limits, bucket: Bucket, key: string): Try {
  return { take: () => limits.consume(ctx, bucket, key), returnPoint: () => limits.returnPoint(ctx, bucket, key) }
}

/** An IP address is counted together with its networks, as in our own shop, because the owner of a network could pose as many shoppers. */
// oxlint-disable-next-line max-params -- the context, the limits, and a shopper's bucket
function tryOfShopper(ctx: Context, limits: Limits, { brand, shopper }: { brand: string; shopper: string }, bucket: Bucket): Try {
  const ofBrand = { ...bucket, name: `${bucket.name} ${brand}` }
  if (!isIP(shopper)) return tryOf(ctx, limits, ofBrand, shopper)
  const from = { log: ctx.log, request: { ip: shopper } }
  return { take: () => limits.consumeBySource(from, ofBrand), returnPoint: () => limits.returnPointBySource(from, ofBrand) }
}

/** A card expires at the end of a day in the time zone of the shop that sold it. */
function shopOfCard(ctx: Context, { art }: BrandsParts, card: Giftcard): StorefrontContext {
  const shop = findShop({ storefront: card.storefront })
  if (!shop) throw new Error(`There is no storefront ${card.storefront} for card ${card.id}`)
  return { ...ctx, ...shop, art: art.in(shop.language) }
}
