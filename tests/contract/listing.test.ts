import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
const { execute, contextOf } = await startShopServer(ctx)

async function ask<T>(code: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await execute(contextOf(code), query, variables)
  expect(errors).toBeUndefined()
  return data as T
}

type Config = { minPrice: { value: number } } | null
type Listed = { id: string; title: string; digitalVariationConfig: Config; physicalVariationConfig: Config }

async function list(sort: string, pageNumber: number, code = 'GCSUK'): Promise<Listed[]> {
  const query = `query ($sort: ProductSort, $paging: PagingInput) {
    products(sort: $sort, paging: $paging) {
      products { id title digitalVariationConfig { minPrice { value } } physicalVariationConfig { minPrice { value } } }
    }
  }`
  const paging = { itemsPerPage: 100, pageNumber }
  return (await ask<{ products: { products: Listed[] } }>(code, query, { sort, paging })).products.products
}

async function listAll(sort: string, code: string): Promise<Listed[]> {
  return (await Promise.all([1, 2, 3, 4].map((page) => list(sort, page, code)))).flat()
}

function lowestOf({ digitalVariationConfig, physicalVariationConfig }: Listed): number {
  return Math.min(...[digitalVariationConfig, physicalVariationConfig].flatMap((config) => config?.minPrice.value ?? []))
}

test.each(['GCSUK', 'CB', 'CKFR'])('every sort order shows every product once (%s)', async (code) => {
  const popular = (await listAll('POPULAR', code)).map(({ id }) => id)
  expect(new Set(popular).size).toBe(popular.length)
  for (const sort of ['NAME', 'LOWEST_VALUE']) {
    expect((await listAll(sort, code)).map(({ id }) => id).sort()).toEqual([...popular].sort())
  }
})

test.each(['GCSUK', 'CB'])('sorted by name, the list is A to Z in the words of the shop (%s)', async (code) => {
  const names = (await listAll('NAME', code)).map(({ title }) => title.toLowerCase())
  expect(names.length).toBeGreaterThan(200)
  expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)))
})

test('sorted by lowest value, the list starts with the cheapest card', async () => {
  const values = (await listAll('LOWEST_VALUE', 'GCSUK')).map(lowestOf)
  expect(values).toEqual([...values].sort((a, b) => a - b))
})

type Tags = { langCode: string; countryCode: string; path: string }[]

test('a category links to its equivalents, in the words of their storefronts', async () => {
  const query = '{ category(path: "/categorie/mode/") { id hreflangTags { langCode countryCode path } } }'
  const { category } = await ask<{ category: { id: string; hreflangTags: Tags } }>('CB', query)
  expect(category.id).toBe('fashion')
  expect(category.hreflangTags).toContainEqual({ langCode: 'nl', countryCode: 'NL', path: '/categorie/mode/' })
  expect(category.hreflangTags).toContainEqual({ langCode: 'en', countryCode: 'IE', path: '/category/fashion/' })
})

test('an occasion and a listing link to their equivalents too', async () => {
  const query = `{ occasion(path: "/geefmomenten/verjaardag/") { hreflangTags { langCode countryCode path } }
    hreflangTags(path: "/cadeaubonnen/") { langCode countryCode path } }`
  const answer = await ask<{ occasion: { hreflangTags: Tags }; hreflangTags: Tags }>('CB', query)
  expect(answer.occasion.hreflangTags).toContainEqual({ langCode: 'en', countryCode: 'IE', path: '/occasions/birthday/' })
  expect(answer.hreflangTags).toContainEqual({ langCode: 'nl', countryCode: 'NL', path: '/cadeaubonnen/' })
  expect(answer.hreflangTags).toContainEqual({ langCode: 'en', countryCode: 'IE', path: '/gift-cards/' })
})

type Article = { id: string; topic: string; related: { id: string; topic: string }[] }

test('an article links to three others, those of its topic first', async () => {
  const query = '{ blogArticles(paging: { itemsPerPage: 100 }) { articles { id topic related { id topic } } } }'
  const { articles } = (await ask<{ blogArticles: { articles: Article[] } }>('GCSUK', query)).blogArticles
  expect(articles.length).toBeGreaterThan(3)
  for (const { id, topic, related } of articles) {
    expect(related).toHaveLength(3)
    expect(related.map((other) => other.id)).not.toContain(id)
    const others = related.map((other) => other.topic === topic)
    expect(others).toEqual([...others].sort((a, b) => Number(b) - Number(a)))
  }
})

test('the topics are those of the articles, and a topic narrows the list', async () => {
  const query = '{ blogTopics blogArticles(paging: { itemsPerPage: 100 }) { totalCount articles { topic } } }'
  const answer = await ask<{ blogTopics: string[]; blogArticles: { totalCount: number; articles: Article[] } }>('GCSUK', query)
  expect([...answer.blogTopics].sort()).toEqual([...new Set(answer.blogArticles.articles.map(({ topic }) => topic))].sort())
  const [topic] = answer.blogTopics
  const narrowed = await ask<{ blogArticles: { totalCount: number } }>(
    'GCSUK',
    'query ($topic: String) { blogArticles(topic: $topic) { totalCount } }',
    { topic },
  )
  expect(narrowed.blogArticles.totalCount).toBeGreaterThan(0)
  expect(narrowed.blogArticles.totalCount).toBeLessThan(answer.blogArticles.totalCount)
})
