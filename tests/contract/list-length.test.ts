import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx, db } = await testDatabase({ seeded: true })
const { execute, contextOf } = await startShopServer(ctx)

const QUERY = `query ($filters: ProductFiltersInput, $paging: PagingInput) {
  products(filters: $filters, paging: $paging) { totalCount products { id } } }`

type Page = { totalCount: number; products: { id: string }[] }

async function readPage(code: string, filters: object, pageNumber: number): Promise<Page> {
  const paging = { itemsPerPage: 100, pageNumber }
  const { data, errors } = await execute(contextOf(code), QUERY, { filters, paging })
  expect(errors).toBeUndefined()
  return (data as { products: Page }).products
}

/** The length that the list reports, and the number of products on all its pages. */
async function lengthsOf(code: string, filters: object): Promise<{ counted: number; shown: number }> {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => readPage(code, filters, page)))
  return {
    counted: pages[0]?.totalCount ?? 0,
    shown: new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size,
  }
}

async function lengthOf(code: string, filters: object): Promise<number> {
  const { counted, shown } = await lengthsOf(code, filters)
  expect(counted).toBe(shown)
  return counted
}

const inCategories = (...terms: string[]) => ({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms }] })
const ofTypes = (...terms: string[]) => ({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_types', terms }] })
const costing = (min?: number, max?: number) => ({ filterByPrice: { min, max } })
const forOccasion = (pageId: string) => ({ filterByPage: { pageType: 'GIVING_MOMENTS_PAGE', pageId } })

test.each([
  ['everything', {}],
  ['a category', inCategories('food-drink')],
  ['two categories, each product once', inCategories('food-drink', 'experiences')],
  ['a category on its page', { filterByPage: { pageType: 'GIFT_CARD_CATEGORY', pageId: 'games' } }],
  ['a kind', ofTypes('digital')],
  ['two kinds, each product once', ofTypes('digital', 'donation')],
  ['a type', { filterByProductType: ['DONATION'] }],
  ['cards that are posted', { filterByProductType: ['GIFTCARD_PHYSICAL'] }],
  ['an occasion', forOccasion('easter')],
  [
    'a kind in a category',
    { filterByTaxonomy: [...inCategories('fashion').filterByTaxonomy, ...ofTypes('physical').filterByTaxonomy] },
  ],
  ['a price', costing(20, 30)],
  ['a price and up, in a category', { ...costing(100), ...inCategories('fashion') }],
  ['a kind for an occasion', { ...forOccasion('birthday'), ...ofTypes('digital') }],
])('a list has a length: %s', async (_sentence, filters) => {
  for (const code of ['GCSUK', 'CB', 'CKFR']) expect(await lengthOf(code, filters)).toBeGreaterThan(0)
})

test.each([
  ['a price below all products', costing(0, 0.5)],
  ['an unknown category', inCategories('nothing-of-the-kind')],
  ['an unknown kind', ofTypes('edible')],
  ['an occasion without a name', forOccasion('')],
  ['a page without products', { filterByPage: { pageType: 'BLOG_ARTICLE', pageId: 'x' } }],
])('a list may be empty: %s', async (_sentence, filters) => {
  expect(await lengthOf('GCSUK', filters)).toBe(0)
})

describe('the counts beside the filters', () => {
  const COUNTS = `query ($filters: ProductFiltersInput) {
    products(filters: $filters) { categoryCounts { term count } typeCounts { term count } } }`
  type Counts = Record<'categoryCounts' | 'typeCounts', { term: string; count: number }[]>

  async function readCounts(filters: object): Promise<Counts> {
    const { data, errors } = await execute(contextOf('GCSUK'), COUNTS, { filters })
    expect(errors).toBeUndefined()
    return (data as { products: Counts }).products
  }

  const COFFEE = { inputText: 'coffee' }

  test.each([
    ['all products', {}],
    [
      'a category and a kind',
      { filterByTaxonomy: [...inCategories('fashion').filterByTaxonomy, ...ofTypes('physical').filterByTaxonomy] },
    ],
    ['a price', costing(20, 30)],
    ['a search', COFFEE],
    ['a search, a price and a kind', { ...COFFEE, ...costing(5, 50), ...ofTypes('digital') }],
    ['an occasion', forOccasion('birthday')],
  ])('show how many cards each choice gives, with the other filters unchanged: %s', async (_sentence, filters) => {
    const { categoryCounts, typeCounts } = await readCounts(filters)
    const others = (taxonomy: string) =>
      ('filterByTaxonomy' in filters ? filters.filterByTaxonomy : []).filter((filter) => filter.taxonomy !== taxonomy)
    const lengthWith = (taxonomy: string, term: string) =>
      lengthOf('GCSUK', { ...filters, filterByTaxonomy: [...others(taxonomy), { taxonomy, terms: [term] }] })
    expect(typeCounts.map(({ term }) => term)).toEqual(['digital', 'physical', 'donation', 'blank'])
    for (const { term, count } of typeCounts)
      expect([term, await lengthWith('cb_api_giftcard_types', term)]).toEqual([term, count])
    expect(categoryCounts.length).toBeGreaterThan(0)
    for (const { term, count } of categoryCounts)
      expect([term, await lengthWith('cb_api_giftcard_categories', term)]).toEqual([term, count])
  })
})

test('a price filter finds fixed values within it, and free amounts that overlap with it', async () => {
  const query = `query ($filters: ProductFiltersInput) { products(filters: $filters, paging: { itemsPerPage: 100 }) { products {
    a: digitalVariationConfig { ...Config } b: physicalVariationConfig { ...Config } } } }
    fragment Config on VariationConfig { hasFixedPrices pricesToShow { value } minPrice { value } maxPrice { value } }`
  type Config = {
    hasFixedPrices: boolean
    pricesToShow: { value: number }[]
    minPrice: { value: number }
    maxPrice: { value: number }
  }
  const { data } = await execute(contextOf('GCSUK'), query, { filters: costing(20, 30) })
  const { products } = (data as { products: { products: { a: Config | null; b: Config | null }[] } }).products
  expect(products.length).toBeGreaterThan(0)
  for (const { a, b } of products) {
    const fits = ({ hasFixedPrices, pricesToShow, minPrice, maxPrice }: Config) =>
      hasFixedPrices ? pricesToShow.some(({ value }) => value >= 20 && value <= 30) : minPrice.value <= 30 && maxPrice.value >= 20
    expect([a, b].some((config) => config && fits(config))).toBe(true)
  }
})

const ALL = {}
const FOOD = inCategories('food-drink')
const PETS = inCategories('pets')
const EASTER = forOccasion('easter')
const DIGITAL = ofTypes('digital')

async function lengths(code = 'GCSUK'): Promise<number[]> {
  return Promise.all([ALL, FOOD, PETS, EASTER, DIGITAL].map((filters) => lengthOf(code, filters)))
}

/** How the work changes each length. */
async function changeBy(work: () => Promise<unknown>, code?: string): Promise<number[]> {
  const before = await lengths(code)
  await work()
  const after = await lengths(code)
  return after.map((length, index) => length - (before[index] ?? 0))
}

const idOf = (slug: string) => sql`(select id from products where slug = ${slug})`

/** Adds a new digital product for food lovers at Easter, in one transaction. */
function addProduct(slug: string): Promise<void> {
  return db.transaction().execute(async (db) => {
    await sql`insert into products (slug, product_type, art, background_color, show_hand, show_shadow, validity_months, spend_place)
      values (${slug}, 'GIFTCARD', 'cards/apple', '#ffffff', false, false, 12, 'ONLINE')`.execute(db)
    await sql`insert into product_texts values (${idOf(slug)}, 'en', ${slug}, '', '', '', '')`.execute(db)
    await sql`insert into storefront_products values
      ('GCSUK', ${idOf(slug)}, 'GIFTCARD', 9000), ('CB', ${idOf(slug)}, 'GIFTCARD', 9000)`.execute(db)
    await sql`insert into variations (product_id, variation_type, currency, sku, has_fixed_prices, prices_minor, min_minor, max_minor)
      values (${idOf(slug)}, 'DIGITAL', 'GBP', ${slug}, true, '{1000}', 1000, 1000)`.execute(db)
    await sql`insert into product_categories values (${idOf(slug)}, 'food-drink')`.execute(db)
    await sql`insert into product_occasions values (${idOf(slug)}, 'easter')`.execute(db)
  })
}

test('a new product is counted once in each of its lists', async () => {
  expect(await changeBy(() => addProduct('pie-house'))).toEqual([1, 1, 0, 1, 1])
  // A product without a price in euros is not a digital card there.
  expect(await changeBy(() => addProduct('jam-house'), 'CB')).toEqual([1, 1, 0, 1, 0])
})

test('a product that moves to another category is counted there', async () => {
  const move = sql`update product_categories set category_key = 'pets' where product_id = ${idOf('pie-house')}`
  expect(await changeBy(() => move.execute(db))).toEqual([0, -1, 1, 0, 0])
})

test('a product that takes over the category of another is counted for it', async () => {
  const inBoth = { filterByTaxonomy: [...FOOD.filterByTaxonomy, ...PETS.filterByTaxonomy] }
  const before = await lengthOf('GCSUK', inBoth)
  const take = sql`update product_categories set product_id = ${idOf('pie-house')} where product_id = ${idOf('jam-house')}`
  expect(await changeBy(() => take.execute(db))).toEqual([0, 0, 0, 0, 0])
  expect(await lengthOf('GCSUK', inBoth)).toBe(before + 1)
})

test('a product that is no longer digital, or for Easter, is not counted as such', async () => {
  const end = sql`delete from variations where product_id = ${idOf('pie-house')}`
  expect(await changeBy(() => end.execute(db))).toEqual([0, 0, 0, 0, -1])
  const unsuit = sql`delete from product_occasions where product_id = ${idOf('pie-house')}`
  expect(await changeBy(() => unsuit.execute(db))).toEqual([0, 0, 0, -1, 0])
})

test('a product that another storefront stops selling is still counted here', async () => {
  const stop = sql`delete from storefront_products where storefront = 'CB' and product_id = ${idOf('pie-house')}`
  expect(await changeBy(() => stop.execute(db))).toEqual([0, 0, 0, 0, 0])
})

test('a change that is rolled back is not counted', async () => {
  const undo = () =>
    db.transaction().execute(async (db) => {
      await sql`delete from products where slug = 'pie-house'`.execute(db)
      throw new Error('undone')
    })
  expect(await changeBy(() => expect(undo()).rejects.toThrow('undone'))).toEqual([0, 0, 0, 0, 0])
})

test('a deleted product is no longer counted', async () => {
  expect(await changeBy(() => sql`delete from products where slug = 'pie-house'`.execute(db))).toEqual([-1, -1, -1, 0, 0])
})

test('concurrent changes of products are all counted', async () => {
  const slugs = Array.from({ length: 12 }, (_, index) => `crowd-${index}`)
  expect(await changeBy(() => Promise.all(slugs.map(addProduct)))).toEqual([12, 12, 0, 12, 12])
  const leave = (slug: string) => sql`delete from products where slug = ${slug}`.execute(db)
  expect(await changeBy(() => Promise.all(slugs.map(leave)))).toEqual([-12, -12, 0, -12, -12])
  const { rows } = await sql`select from product_counts where products <= 0`.execute(db)
  expect(rows).toEqual([])
})
