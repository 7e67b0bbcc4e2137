import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
const { execute, contextOf } = await startShopServer(ctx)

type Listed = {
  totalCount: number
  products: { id: string; productType: string; path: string; digitalVariationConfig: unknown }[]
}

async function ask<T>(code: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await execute(contextOf(code), query, variables)
  expect(errors).toBeUndefined()
  return data as T
}

async function list(filters: unknown, paging: unknown = {}, code = 'GCSUK'): Promise<Listed> {
  const query = `query ($filters: ProductFiltersInput, $paging: PagingInput) {
    products(filters: $filters, paging: $paging) {
      totalCount products { id productType path digitalVariationConfig { hasFixedPrices } }
    }
  }`
  return (await ask<{ products: Listed }>(code, query, { filters, paging })).products
}

test('a page holds sixteen products, and the next one others', async () => {
  const first = await list({})
  const second = await list({}, { pageNumber: 2 })
  expect(first.products).toHaveLength(16)
  expect(first.totalCount).toBeGreaterThan(220)
  expect(first.products.map(({ id }) => id)).not.toEqual(expect.arrayContaining([second.products[0]?.id]))
})

test('an invalid page number is the first page', async () => {
  expect(await list({}, { pageNumber: -3 })).toEqual(await list({}))
})

test('filters narrow the list, and a filter with empty terms is dropped', async () => {
  const donations = await list({ filterByProductType: ['DONATION'] }, { itemsPerPage: 100 })
  expect(new Set(donations.products.map(({ productType }) => productType))).toEqual(new Set(['DONATION']))
  expect(donations.totalCount).toBe(donations.products.length)
  const fashion = await list({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms: ['fashion'] }] })
  const both = await list({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms: ['fashion', 'games'] }] })
  expect(fashion.totalCount).toBeGreaterThan(0)
  expect(both.totalCount).toBeGreaterThan(fashion.totalCount)
  const dropped = await list({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms: [] }] })
  expect(dropped.totalCount).toBe((await list({})).totalCount)
  const digital = await list({ filterByProductType: ['GIFTCARD_DIGITAL'] }, { itemsPerPage: 100 })
  expect(digital.products.every((product) => product.digitalVariationConfig)).toBe(true)
  const occasion = await list({ filterByPage: { pageId: 'birthday', pageType: 'GIVING_MOMENTS_PAGE' } })
  expect(occasion.totalCount).toBeGreaterThan(0)
})

test('the Dutch shop shows the same products in its own words and money', async () => {
  const query = `{ product(path: "/cadeaubonnen/apple/") {
    path variations { price { currency } } categories { id path } } page(path: "/bezorging/") { key path } }`
  const dutch = await ask<{ product: { path: string; variations: { price: { currency: string } }[] }; page: unknown }>(
    'CB',
    query,
  )
  expect(dutch.product.path).toBe('/cadeaubonnen/apple/')
  expect(dutch.product.variations[0]?.price.currency).toBe('EUR')
  expect(dutch.page).toEqual({ key: 'delivery', path: '/bezorging/' })
})

test('a product shows its number of locations in the country, the same as its list has', async () => {
  const countPlaces = async (code: string, path: string) => {
    const query =
      'query ($path: String!) { product(path: $path) { hasLocations locationCount } locations(productPath: $path) { totalCount } }'
    return ask<{ product: { hasLocations: boolean; locationCount: number }; locations: { totalCount: number } }>(code, query, {
      path,
    })
  }
  const pizza = await countPlaces('GCSUK', '/gift-cards/tumbledown-pizza/')
  expect(pizza.locations.totalCount).toBeGreaterThan(1)
  expect(pizza.product).toEqual({ hasLocations: true, locationCount: pizza.locations.totalCount })
  expect((await countPlaces('GCSUK', '/gift-cards/apple/')).product).toEqual({ hasLocations: false, locationCount: 0 })
  const dutch = await countPlaces('CB', '/cadeaubonnen/tumbledown-pizza/')
  expect(dutch.product?.locationCount).toBe(dutch.locations.totalCount)
  expect(dutch.product?.locationCount).not.toBe(pizza.product.locationCount)
})

test('a queue of blocks has only products that match its filter, and each block has its type', async () => {
  const query = `query ($filters: BlocksQueueFiltersInput) { getBlocksQueue(queueID: "home", filters: $filters) {
    blocks { blockType ... on MostChosenBlock { products { path } } } } }`
  type Queue = { getBlocksQueue: { blocks: { blockType: string; products?: { path: string }[] }[] } }
  const read = async (terms: string[]) => {
    const filters = { filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms }] }
    return (await ask<Queue>('GCSUK', query, { filters })).getBlocksQueue.blocks
  }
  const whole = await read([])
  expect(whole.map(({ blockType }) => blockType)).toEqual(expect.arrayContaining(['HERO', 'MOST_CHOSEN']))
  const pathsOf = (blocks: typeof whole) => blocks.flatMap(({ products = [] }) => products.map(({ path }) => path))
  const food = pathsOf(await read(['food-drink']))
  expect(food).not.toEqual([])
  expect(food.length).toBeLessThan(pathsOf(whole).length)
  const sold = await list(
    { filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms: ['food-drink'] }] },
    { itemsPerPage: 100 },
  )
  expect(sold.products.map(({ path }) => path)).toEqual(expect.arrayContaining(food))
})

test('a category of the menu has an icon, a path, and a top list of cards with path, picture, colour, type and shadow', async () => {
  const query =
    '{ categoryMenu { id title icon { url { href } } path topList { id title path image { url { href } } backgroundColor productType showShadow } } }'
  const { categoryMenu } = await ask<{ categoryMenu: { icon: { url: { href: string } }; path: string; topList: unknown[] }[] }>(
    'GCSUK',
    query,
  )
  expect(categoryMenu.length).toBeGreaterThan(6)
  for (const { icon, path, topList } of categoryMenu) {
    expect(icon.url.href).toContain('/art/')
    expect(path).toMatch(/^\/category\/[\w-]+\/$/)
    expect(topList.length).toBeGreaterThan(0)
    for (const entry of topList) {
      expect(entry).toEqual({
        id: expect.any(String),
        title: expect.any(String),
        path: expect.stringMatching(/^\/gift-cards\//),
        image: { url: { href: expect.stringContaining('/art/') } },
        backgroundColor: expect.stringMatching(/^#/),
        productType: expect.any(String),
        showShadow: expect.any(Boolean),
      })
    }
  }
})

test('an unknown page is null', async () => {
  expect(await ask('GCSUK', '{ page(path: "/nowhere/") { id } product(path: "/gift-cards/nothing/") { id } }')).toEqual({
    page: null,
    product: null,
  })
})

test('no text of a page shows a placeholder', async () => {
  const query =
    'query ($path: String!) { page(path: $path) { title blocks { ... on TitleBodyBlock { bodyHtml } ... on ContactBlock { bodyHtml } } } }'
  for (const path of ['/delivery/', '/contact-us/', '/terms-conditions/']) {
    const answer = await ask<{ page: unknown }>('GCSUK', query, { path })
    expect(answer.page, path).not.toBeNull()
    expect(JSON.stringify(answer)).not.toMatch(/\{(brand|email|phone|company|address|hours)\}/)
  }
})

test('a highlighted block of the search has a card and a background scene of the family', async () => {
  const query = '{ popularSearch { highlightedBlocks { cardImage { url { href } } backgroundImage { url { href } } } } }'
  const { popularSearch } = await ask<{ popularSearch: { highlightedBlocks: unknown[] } }>('CB', query)
  expect(popularSearch.highlightedBlocks).toEqual([
    {
      cardImage: { url: { href: expect.stringContaining('all-in-one-gift-card') } },
      backgroundImage: { url: { href: expect.stringContaining('scenes/cb/choice-card') } },
    },
  ])
})

test('a page has keywords, and its alternates in the older form too', async () => {
  type Metadata = { keywords: string; hreflangTags_v1: { hreflang: string; href: string }[] }
  const query = '{ page(path: "/delivery/") { metadata { keywords hreflangTags_v1 { hreflang href } } } }'
  const { page } = await ask<{ page: { metadata: Metadata } }>('GCSUK', query)
  expect(page.metadata.keywords).toBe('Delivery, gift cards, Gift Card Square')
  const own = 'https://uk.giftcardsquare.example/delivery/'
  expect(page.metadata.hreflangTags_v1).toEqual(
    expect.arrayContaining([
      { hreflang: 'en-gb', href: own },
      { hreflang: 'x-default', href: own },
    ]),
  )
})

test.each([
  ['CBPL', 'PLN', 50, 2000],
  ['GCSUK', 'GBP', 10, 250],
])('the Choice Gift Card of %s is sold in %s from %d to %d', async (code, currency, lowest, highest) => {
  const query = `{ product(path: "/gift-cards/all-in-one-gift-card/") {
    digitalVariationConfig { minPrice { currency value } maxPrice { value } pricesToShow { value } } } }`
  type Config = { minPrice: object; maxPrice: object; pricesToShow: { value: number }[] }
  const { product } = await ask<{ product: { digitalVariationConfig: Config } }>(code, query)
  const { minPrice, maxPrice, pricesToShow } = product.digitalVariationConfig
  expect([minPrice, maxPrice]).toEqual([{ currency, value: lowest }, { value: highest }])
  for (const { value } of pricesToShow) expect(value >= lowest && value <= highest).toBe(true)
})

test.each([
  ['a town', 'london', ['London']],
  ['the beginning of a town', 'Lond', ['London']],
  ['a postcode of the same district', 'N1 9ZZ', ['London']],
  ['an empty place', 'zzzzqqq', []],
])('locations are found by %s: %s', async (_sentence, inputText, cities) => {
  const query = `query ($inputText: String!) { locations(productPath: "/gift-cards/larkbread/", inputText: $inputText) { totalCount locations { city } } }`
  const { locations } = await ask<{ locations: { totalCount: number; locations: { city: string }[] } }>('GCSUK', query, {
    inputText,
  })
  expect([...new Set(locations.locations.map(({ city }) => city))]).toEqual(cities)
  expect(locations.totalCount).toBe(locations.locations.length)
})
