import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { categories } from '../../seeds/catalogue/index.ts'
import { reviews } from '../../seeds/reviews/index.ts'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
const { execute, contextOf } = await startShopServer(ctx)

async function ask<T>(code: string, query: string): Promise<T> {
  const { data, errors } = await execute(contextOf(code), query, {})
  expect(errors).toBeUndefined()
  return data as T
}

type Reviewed = { averageStars: number | null; count: number; items: { author: string; language: string; writtenOn: string }[] }

test('a product shows its reviews in the language of the shop', async () => {
  const query =
    '{ product(path: "/gift-cards/lampreel/") { reviews(limit: 1) { averageStars count items { author language writtenOn } } } }'
  const read = async (code: string) => (await ask<{ product: { reviews: Reviewed } }>(code, query)).product.reviews
  const today = '2026-03-02'
  const english = reviews.en.lampreel?.filter(({ on }) => on <= today) ?? []
  expect(await read('GCSUK')).toMatchObject({
    count: english.length,
    items: [{ author: english.at(-1)?.author, language: 'en' }],
  })
  expect(await read('CB')).toMatchObject({ items: [{ language: 'nl' }] })
})

test('a product without reviews has no stars', async () => {
  const query = '{ product(path: "/gift-cards/score-and-manuscript/") { reviews { averageStars count items { author } } } }'
  expect(await ask('GCSUK', query)).toEqual({ product: { reviews: { averageStars: null, count: 0, items: [] } } })
})

test('a category starts with the same number of cards on every storefront, and popular ones replace those not sold there', async () => {
  const query = '{ categoryMenu { id topList { slug } } }'
  type Menu = { categoryMenu: { id: string; topList: { slug: string }[] }[] }
  for (const code of ['GCSUK', 'CB', 'CKUK']) {
    const { categoryMenu } = await ask<Menu>(code, query)
    for (const { key, topList } of categories) {
      const shown = categoryMenu.find(({ id }) => id === key)?.topList.map(({ slug }) => slug) ?? []
      expect(shown, `${code} ${key}`).toHaveLength(topList.length)
      expect(new Set(shown).size, `${code} ${key}`).toBe(topList.length)
      const sold = topList.filter((slug) => shown.includes(slug))
      expect(shown.slice(0, sold.length), `${code} ${key}`).toEqual(sold)
    }
  }
})

type Alternates = { hreflangTags: { langCode: string; countryCode: string; path: string }[] }

test('a location and the list of locations link to their equivalents in other countries', async () => {
  const list =
    '{ locations(productPath: "/gift-cards/larkbread/") { hreflangTags { langCode countryCode path } locations { path } } }'
  const { locations } = await ask<{ locations: Alternates & { locations: { path: string }[] } }>('GCSUK', list)
  expect(locations.hreflangTags).toEqual([
    { langCode: 'nl', countryCode: 'NL', path: '/cadeaubonnen/larkbread/locaties/' },
    { langCode: 'en', countryCode: 'GB', path: '/gift-cards/larkbread/locations/' },
  ])
  const path = locations.locations[0]?.path ?? ''
  const place = await ask<{ location: Alternates }>(
    'GCSUK',
    `{ location(path: "${path}") { hreflangTags { langCode countryCode path } } }`,
  )
  expect(place.location.hreflangTags).toEqual([{ langCode: 'en', countryCode: 'GB', path }])
  expect(await ask('GCSUK', '{ locations { hreflangTags { path } } }')).toEqual({ locations: { hreflangTags: [] } })
})

test('a page of a list links to the same page of equivalent lists that are long enough, and a filtered view to none', async () => {
  const read = async (filters: string, pageNumber: number) => {
    const query = `{ products(filters: ${filters}, paging: { itemsPerPage: 1, pageNumber: ${pageNumber} }) {
      hreflangTags { langCode countryCode path } } }`
    return (await ask<{ products: Alternates }>('GCSUK', query)).products
  }
  const { rows } = await sql<{ code: string; count: number }>`
    select storefront as code, count(*)::int as count from storefront_products join product_categories using (product_id)
    where category_key = 'food-drink' and storefront like 'GCS%' group by 1`.execute(ctx.db)
  const dutch = rows.find(({ code }) => code === 'GCSNL')?.count ?? 0
  const food = '{ filterByTaxonomy: [{ taxonomy: cb_api_giftcard_categories, terms: ["food-drink"] }] }'
  for (const page of [2, dutch, dutch + 1]) {
    const { hreflangTags } = await read(food, page)
    const codes = new Set(hreflangTags.map(({ countryCode }) => `GCS${countryCode.replace('GB', 'UK')}`))
    expect([...codes].sort()).toEqual(rows.flatMap(({ code, count }) => (count >= page ? code : [])).sort())
    const path = `/categorie/eten-drinken/${page}/`
    expect(hreflangTags.some((alternate) => alternate.path === path)).toBe(page <= dutch)
  }
  expect((await read('{}', 2)).hreflangTags).toContainEqual({ langCode: 'en', countryCode: 'GB', path: '/gift-cards/2/' })
  expect((await read('{ filterByProductType: [DONATION] }', 1)).hreflangTags).toEqual([])
  expect((await read(food.replace('food-drink', 'nothing-of-ours'), 1)).hreflangTags).toEqual([])
})

test('a question found by the search leads to its answer, at the anchor on its page', async () => {
  type Found = { search_v1: { body: { groupType: string; items: { path: string }[] }[] } }
  const found = await ask<Found>(
    'GCSUK',
    '{ search_v1(inputText: "do I need an account") { body { groupType items { path } } } }',
  )
  const item = found.search_v1.body.find(({ groupType }) => groupType === 'HELPDESK')?.items[0]
  const [path, id] = (item?.path ?? '').split('#')
  type Help = { page: { blocks: { questions?: { id: string }[] }[] } }
  const help = await ask<Help>('GCSUK', `{ page(path: "${path}") { blocks { ... on FaqBlock { questions { id } } } } }`)
  const ids = help.page.blocks.flatMap(({ questions }) => questions ?? []).map((question) => question.id)
  expect(ids).toContain(id)
})
