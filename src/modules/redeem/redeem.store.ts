import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { translated } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { RedeemOffer } from './rules/bonus.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'language' | 'storefront'>

/** The data that only a redeem order has. */
export type Redemption = { orderId: string; campaignSlug: string | null; undoneAt: Date | null }

export async function insertRedemption(db: Db, orderId: string, campaignSlug: string | undefined): Promise<void> {
  await db
    .insertInto('redeem_orders')
    .values({ order_id: orderId, campaign_slug: campaignSlug ?? null })
    .execute()
}

export async function readRedemption(db: Db, orderId: string): Promise<Redemption> {
  return selectRedemption(db, orderId).executeTakeFirstOrThrow()
}

/** Also reads the bonus offers of a day of the shop's calendar. */
export async function readRedemptionOn(
  { db, language }: QueryContext,
  { orderId, today }: { orderId: string; today: string },
): Promise<{ redemption: Redemption; offers: RedeemOffer[] }> {
  const [redemptions, offers] = await batch(db, [selectRedemption(db, orderId), selectOffers({ db, language }, today)])
  const redemption = redemptions.rows[0]
  if (!redemption) throw new Error(`There is no redeem order ${orderId}`)
  return { redemption, offers: offers.rows }
}

function selectRedemption(db: Db, orderId: string) {
  return db
    .selectFrom('redeem_orders')
    .select(['order_id as orderId', 'campaign_slug as campaignSlug', 'undone_at as undoneAt'])
    .where('order_id', '=', orderId)
}

/** The orders that were undone. */
export async function listUndone(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('redeem_orders')
    .select('order_id as orderId')
    .where('order_id', 'in', orderIds)
    .where('undone_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ orderId }) => [orderId, true]))
}

/** The caller holds the order's lock. */
export async function saveUndone(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('redeem_orders').set({ undone_at: now }).where('order_id', '=', orderId).execute()
}

/** The bonus offers of a day of the shop's calendar. */
export function listOffers(asking: QueryContext, today: string): Promise<RedeemOffer[]> {
  return selectOffers(asking, today).execute()
}

function selectOffers({ db, language }: Pick<QueryContext, 'db' | 'language'>, today: string) {
  return db
    .selectFrom('redeem_offers')
    .select(['key', 'percent', 'product_slugs as productSlugs', 'starts_on as startsOn', 'ends_on as endsOn'])
    .select(translated('titles', language).as('title'))
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('key')
}

export type RedeemCampaign = {
  slug: string
  title: string
  welcome: string
  emblem: string
  backgroundColor: string
  textColor: string
  accentColor: string
  /** The selected products, in the company's order. */
  productSlugs: string[]
  /** The products whose cards the page accepts. */
  cardProductSlugs: string[]
}

export async function findCampaign(
  { db, language, storefront }: QueryContext,
  slug: string,
): Promise<RedeemCampaign | undefined> {
  return db
    .selectFrom('redeem_campaigns')
    .select(['slug', 'emblem', 'background_color as backgroundColor', 'text_color as textColor', 'accent_color as accentColor'])
    .select(['product_slugs as productSlugs', 'card_product_slugs as cardProductSlugs'])
    .select([translated('titles', language).as('title'), translated('welcomes', language).as('welcome')])
    .where('slug', '=', slug)
    .where(sql<boolean>`(cardinality(storefronts) = 0 or ${storefront.code} = any(storefronts))`)
    .executeTakeFirst()
}

export type BrandShop = {
  slug: string
  iframeUrl: string | null
  redirectUrl: string | null
  redirectSeconds: number | null
  linkTitle: string | null
  linkUrl: string | null
}

export async function listBrandShops(
  { db, language }: QueryContext,
  productSlugs: readonly string[],
): Promise<ReadonlyMap<string, BrandShop>> {
  const shops = await db
    .selectFrom('redeem_brands')
    .select([
      'product_slug as slug',
      'iframe_url as iframeUrl',
      'redirect_url as redirectUrl',
      'redirect_seconds as redirectSeconds',
    ])
    .select(['link_url as linkUrl', translated('link_titles', language).$castTo<string | null>().as('linkTitle')])
    .where('product_slug', 'in', productSlugs)
    .execute()
  return new Map(shops.map((shop) => [shop.slug, shop]))
}
