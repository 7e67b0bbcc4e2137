import type { SeedKind, SeedRow } from '#platform/seeding/seed-kind.ts'
import type { CategorySeed, LocationSeed, ProductSeed, ProductTexts, ValuesSeed } from '#seeds/types.ts'
import type { CurrencyCode } from '#shared/currencies.ts'
import { toMinor } from '#shared/money.ts'
import type { LanguageCode, Storefront } from '../../storefronts/index.ts'

/** Converts the amounts of the seeds, which are whole pounds, to a storefront's currency. */
export type Market = {
  storefronts: readonly Storefront[]
  /** A card's value in minor units of the currency, rounded to a suitable amount. */
  toValueMinor: (pounds: number, currency: string) => number
  /** A price in minor units of the currency. */
  toPriceMinor: (pounds: number, currency: string) => number
}

type ProductSeeds = {
  products: readonly ProductSeed[]
  /** By slug; products without Dutch texts are shown in English. */
  dutchTexts: ProductTexts
  categories: readonly CategorySeed[]
  locations: readonly LocationSeed[]
}

type ProductWords = Pick<ProductSeed, 'title' | 'tagline' | 'description' | 'redeem'>

const SPEND_PLACES = { online: 'ONLINE', 'in-store': 'IN_STORE', 'online-and-in-store': 'ONLINE_AND_IN_STORE' } as const

export function productSeeds(seeds: ProductSeeds, market: Market): SeedKind {
  const currencies = listCurrencies(market)
  return {
    kind: 'product',
    table: 'products',
    key: ['slug'],
    parts: {
      product_texts: { owner: 'product_id', key: ['product_id', 'language'] },
      variations: { owner: 'product_id', key: ['product_id', 'currency', 'variation_type'] },
      redeem_amounts: { owner: 'product_id', key: ['product_id', 'currency'] },
      product_categories: { owner: 'product_id', key: ['product_id', 'category_key'] },
      category_top_products: { owner: 'product_id', key: ['category_key', 'product_id'] },
      product_occasions: { owner: 'product_id', key: ['product_id', 'occasion_key'] },
      // Last: only products that are sold are in the search index, so the triggers of the tables above have nothing to index yet.
      storefront_products: { owner: 'product_id', key: ['storefront', 'product_id'] },
    },
    rows: seeds.products.map((product): SeedRow => {
      const row = toRow(product)
      const countries = seeds.locations
        .filter((location) => location.product === product.slug)
        .map(({ countryCode }) => countryCode)
      const parts = (id: unknown) => ({
        product_texts: toTexts(product, seeds.dutchTexts[product.slug], id),
        variations: currencies.flatMap((currency) => toVariations(product, { id, currency }, market)),
        redeem_amounts: currencies.map((currency) => toRedeemAmounts(product, { id, currency }, market)),
        storefront_products: market.storefronts
          .filter((storefront) => isSoldIn(product, storefront, countries))
          .map(({ code }) => toOffer(product, id, code)),
        product_categories: product.categories.map((key) => ({ product_id: id, category_key: key })),
        category_top_products: toTopProducts(product, id, seeds.categories),
        product_occasions: product.occasions.map((key) => ({ product_id: id, occasion_key: key })),
      })
      return { key: product.slug, fingerprint: [row, parts(0)], row: () => row, parts }
    }),
  }
}

/** A card that can only be spent in shops is not sold in countries without such shops. */
function isSoldIn({ spend }: ProductSeed, { countryCode }: Storefront, countries: readonly string[]): boolean {
  return spend !== 'in-store' || countries.length === 0 || countries.includes(countryCode)
}

export function listCurrencies({ storefronts }: Market): string[] {
  return [...new Set(storefronts.map(({ currency }) => currency))].sort()
}

function toRow(product: ProductSeed) {
  return {
    slug: product.slug,
    product_type: product.type,
    art: `cards/${product.slug}`,
    background_color: product.backgroundColor.toLowerCase(),
    show_hand: product.showHand ?? false,
    show_shadow: product.showShadow ?? true,
    validity_months: product.validityMonths,
    spend_place: SPEND_PLACES[product.spend],
    is_choice_card: product.isChoiceCard ?? false,
  }
}

function toTexts(english: ProductSeed, dutch: ProductTexts[string] | undefined, id: unknown) {
  const texts = [toText(english, 'en', id)]
  if (dutch) texts.push(toText({ title: english.title, ...dutch }, 'nl', id))
  return texts
}

function toText({ title, tagline, description, redeem }: ProductWords, language: LanguageCode, id: unknown) {
  return {
    product_id: id,
    language,
    title,
    tagline,
    description,
    redeem_title: redeem.title,
    redeem_description: redeem.description,
  }
}

type Sold = { id: unknown; currency: string }

function toVariations(product: ProductSeed, { id, currency }: Sold, { toValueMinor }: Market) {
  const offers = [
    { type: 'DIGITAL', values: product.digital },
    { type: 'PHYSICAL', values: product.physical },
  ]
  return offers.flatMap(({ type, values }) => {
    if (!values) return []
    const own = product.valuesIn?.[currency as CurrencyCode]
    const prices = own
      ? toAmounts(own, (units) => toMinor(units, currency))
      : toAmounts(values, (pounds) => toValueMinor(pounds, currency))
    const sku = `${product.slug}-${type}-${currency}`.toUpperCase()
    return [{ product_id: id, currency, variation_type: type, sku, ...prices }]
  })
}

function toAmounts(values: ValuesSeed, toMinor: (amount: number) => number) {
  const isFixed = 'fixed' in values
  const prices = [...new Set((isFixed ? values.fixed : values.suggestions).map(toMinor))].sort((a, b) => a - b)
  return {
    has_fixed_prices: isFixed,
    prices_minor: prices,
    min_minor: isFixed ? prices[0] : toMinor(values.min),
    max_minor: isFixed ? prices.at(-1) : toMinor(values.max),
  }
}

function toRedeemAmounts({ redeem }: ProductSeed, { id, currency }: Sold, { toValueMinor }: Market) {
  const amount = (pounds: number | undefined) => (pounds === undefined ? null : toValueMinor(pounds, currency))
  return {
    product_id: id,
    currency,
    minimum_remaining_minor: amount(redeem.minimumRemainingBalance),
    min_custom_minor: amount(redeem.minCustomAmount),
    max_custom_minor: amount(redeem.maxCustomAmount),
  }
}

/** The most popular product has the lowest rank. */
function toOffer({ type, popularity }: ProductSeed, id: unknown, storefront: string) {
  return { storefront, product_id: id, product_type: type, rank: 100 - popularity }
}

function toTopProducts({ slug }: ProductSeed, id: unknown, categories: readonly CategorySeed[]) {
  return categories.flatMap(({ key, topList }) => {
    const rank = topList.indexOf(slug)
    return rank < 0 ? [] : [{ category_key: key, product_id: id, rank }]
  })
}
