import type { SeedKind, SeedRow } from '#platform/seeding/seed-kind.ts'
import type { GiftPackingSeed, PromotionSeed, Texts, WrapperSeed } from '#seeds/types.ts'
import { listCurrencies, type Market } from './product-seeds.ts'

export type PopularSearchSeeds = {
  terms: readonly { title: Texts; href: string }[]
  products: readonly string[]
  highlightedBlock: { title: Texts; description: Texts; product: string; scene: string; href: string; showHand: boolean }
}

export function wrapperSeeds(wrappers: readonly WrapperSeed[], market: Market): SeedKind {
  const rows = wrappers.map(({ key, title, art, kinds, price, occasions }, rank) =>
    plainRow(key, { key, art, kinds, occasions, titles: title, prices_minor: toPrices(price, market), rank }),
  )
  return { kind: 'wrapper', table: 'wrappers', key: ['key'], rows }
}

export function giftPackingSeeds(packings: readonly GiftPackingSeed[], market: Market): SeedKind {
  const rows = packings.map(({ key, title, description, art, price }, rank) =>
    plainRow(key, { key, art, titles: title, descriptions: description, prices_minor: toPrices(price, market), rank }),
  )
  return { kind: 'gift-packing', table: 'gift_packings', key: ['key'], rows }
}

export function promotionSeeds(
  promotions: readonly PromotionSeed[],
  productIds: ReadonlyMap<string, number>,
  market: Market,
): SeedKind {
  return {
    kind: 'promotion',
    table: 'promotions',
    key: ['key'],
    id: 'key',
    parts: { promotion_products: { owner: 'promotion_key', key: ['promotion_key', 'product_id'] } },
    rows: promotions.map((promotion) => {
      const row = toPromotionRow(promotion, market)
      const ids = promotion.products.flatMap((slug) => productIds.get(slug) ?? [])
      return {
        key: promotion.key,
        fingerprint: [row, promotion.products],
        row: () => row,
        parts: () => ({ promotion_products: ids.map((id) => ({ promotion_key: promotion.key, product_id: id })) }),
      }
    }),
  }
}

export function popularSearchSeeds(
  { terms, products, highlightedBlock }: PopularSearchSeeds,
  productIds: ReadonlyMap<string, number>,
): SeedKind[] {
  const { title, description, product, scene, href, showHand } = highlightedBlock
  const block = {
    key: 'first',
    titles: title,
    descriptions: description,
    product_slug: productIds.has(product) ? product : null,
    scene,
    href,
    show_hand: showHand,
    rank: 0,
  }
  const sold = products.filter((slug) => productIds.has(slug))
  return [
    {
      kind: 'popular-search',
      table: 'popular_searches',
      key: ['key'],
      rows: terms.map((term, rank) => plainRow(term.title.en, { key: term.title.en, titles: term.title, href: term.href, rank })),
    },
    {
      kind: 'popular-product',
      table: 'popular_products',
      key: ['product_slug'],
      rows: sold.map((slug, rank) => plainRow(slug, { product_slug: slug, rank })),
    },
    { kind: 'highlighted-block', table: 'highlighted_blocks', key: ['key'], rows: [plainRow('first', block)] },
  ]
}

function toPromotionRow({ key, title, description, discountType, amount, from, until }: PromotionSeed, market: Market) {
  const isRelative = discountType === 'RELATIVE'
  return {
    key,
    titles: title,
    descriptions: description,
    discount_type: discountType,
    percent: isRelative ? amount : null,
    amounts_minor: isRelative ? null : toPrices(amount, market),
    starts_on: from,
    ends_on: until,
  }
}

function toPrices(pounds: number, market: Market): Record<string, number> {
  return Object.fromEntries(listCurrencies(market).map((currency) => [currency, market.toPriceMinor(pounds, currency)]))
}

function plainRow(key: string, row: Record<string, unknown>): SeedRow {
  return { key, fingerprint: row, row: () => row }
}
