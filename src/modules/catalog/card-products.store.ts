import { sql } from 'kysely'
import type { Image } from '../../platform/art.ts'
import { anyOf } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { ProductDetails } from './product.ts'
import { productPath } from './to-product.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language' | 'art'>

/** What the holder of a card may know about its product. */
export type CardProduct = {
  id: number
  slug: string
  title: string
  /** The name of a card with a balance. An activated card from a pack of blank cards is called a Choice Gift Card. */
  cardTitle: string
  /** Its cards pay in the checkout. Cards of all other products are spent at their brand. */
  isChoiceCard: boolean
  /** The path of its page. Null when this storefront does not sell the product. */
  path: string | null
  image: Image | null
}

/** The card products with these ids, including products that this storefront no longer sells: id → product. */
export async function readCardProducts(ctx: QueryContext, ids: readonly number[]): Promise<ReadonlyMap<number, CardProduct>> {
  const rows = ids.length > 0 ? await selectCardProducts(ctx, ids).execute() : []
  return new Map(rows.map((row) => [row.id, toCardProduct(ctx, row)]))
}

function selectCardProducts(ctx: QueryContext, ids: readonly number[]) {
  return ctx.db
    .selectFrom('products as p')
    .innerJoin('product_texts as e', (join) => join.onRef('e.product_id', '=', 'p.id').on('e.language', '=', 'en'))
    .leftJoin('product_texts as t', (join) => join.onRef('t.product_id', '=', 'p.id').on('t.language', '=', ctx.language))
    .leftJoin('storefront_products as sp', (join) =>
      join.onRef('sp.product_id', '=', 'p.id').on('sp.storefront', '=', ctx.storefront.code),
    )
    .select(['p.id', 'p.slug', 'p.art', 'p.is_choice_card as isChoiceCard', 'sp.storefront as soldBy'])
    .select((eb) => eb.fn.coalesce('t.title', 'e.title').as('title'))
    .select((eb) => eb.fn.coalesce(choiceTitle(ctx), 't.title', 'e.title').as('cardTitle'))
    .where('p.id', '=', anyOf(ids))
}

/** Only for a pack of blank cards. */
function choiceTitle({ language }: QueryContext) {
  return sql<string | null>`case when p.product_type = 'BLANK_GIFT_CARD_PACK' then (
    select coalesce(own.title, english.title) from products choice
    join product_texts english on english.product_id = choice.id and english.language = 'en'
    left join product_texts own on own.product_id = choice.id and own.language = ${language}
    where choice.is_choice_card and choice.product_type = 'GIFTCARD' order by choice.id limit 1) end`
}

type CardProductRow = Omit<CardProduct, 'path' | 'image'> & { art: string; soldBy: string | null }

function toCardProduct(
  ctx: QueryContext,
  { soldBy, art, id, slug, title, cardTitle, isChoiceCard }: CardProductRow,
): CardProduct {
  const path = soldBy ? productPath(ctx, slug) : null
  return { id, slug, title, cardTitle, isChoiceCard, path, image: ctx.art.findImage(art, title) ?? null }
}

export type ActivationLimits = { minMinor: number; maxMinor: number }

/** The limits for activating blank cards in this currency, including products that are no longer sold: product → limits. */
export async function listActivationLimits({ db, storefront }: QueryContext): Promise<ReadonlyMap<number, ActivationLimits>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('redeem_amounts as r', 'r.product_id', 'p.id')
    .select(['p.id', 'r.min_custom_minor as minMinor', 'r.max_custom_minor as maxMinor'])
    .where('p.product_type', '=', 'BLANK_GIFT_CARD_PACK')
    .where('r.currency', '=', storefront.currency)
    .where('r.min_custom_minor', 'is not', null)
    .where('r.max_custom_minor', 'is not', null)
    .$narrowType<{ minMinor: number; maxMinor: number }>()
    .execute()
  return new Map(rows.map(({ id, ...limits }) => [id, limits]))
}

/** The limits for exchanging a card of the product, and for the balance that may be left on it. */
export type RedeemAmounts = Pick<ProductDetails, 'minimumRemainingMinor' | 'minCustomMinor' | 'maxCustomMinor'>

/** By product: the product of a card, and its amounts in this storefront's currency. */
export type RedeemTerms = { products: ReadonlyMap<number, CardProduct>; amounts: ReadonlyMap<number, RedeemAmounts> }

/** Reads what decides whether cards of these products can be exchanged, and for which amounts. */
export async function readRedeemTerms(ctx: QueryContext, ids: readonly number[]): Promise<RedeemTerms> {
  const rows = await selectCardProducts(ctx, ids)
    .leftJoin('redeem_amounts as r', (join) =>
      join.onRef('r.product_id', '=', 'p.id').on('r.currency', '=', ctx.storefront.currency),
    )
    .select(['r.minimum_remaining_minor as minimumRemainingMinor'])
    .select(['r.min_custom_minor as minCustomMinor', 'r.max_custom_minor as maxCustomMinor'])
    .execute()
  const toAmounts = ({ minimumRemainingMinor, minCustomMinor, maxCustomMinor }: RedeemAmounts) => ({
    minimumRemainingMinor,
    minCustomMinor,
    maxCustomMinor,
  })
  return {
    products: new Map(rows.map((row) => [row.id, toCardProduct(ctx, row)])),
    amounts: new Map(rows.map((row) => [row.id, toAmounts(row)])),
  }
}
