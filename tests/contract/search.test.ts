import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fail } from '../../src/shared/result.ts'
import { testDatabase } from '../support/database.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx, db } = await testDatabase({ seeded: true })
const { server } = await startShopServer(ctx)

type Group = {
  groupType: string
  items: { id: string; title: string; path: string; productType: string | null; image: unknown }[]
}
type Answer = { body: Group[]; errors: { code: number; referencedRequestParameter: string | null }[] }

const QUERY = `query ($inputText: String!) { search_v1(inputText: $inputText) {
  body { groupType items { id path title image { url { href } } backgroundColor productType showShadow } }
  errors { code referencedRequestParameter } } }`

async function search(inputText: string, host = 'gcsuk.localhost', to = server): Promise<Answer> {
  const response = await to.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host, 'content-type': 'application/json' },
    payload: { query: QUERY, variables: { inputText } },
  })
  return response.json().data.search_v1
}

const bestOf = ({ body }: Answer) => `${body[0]?.groupType} ${body[0]?.items[0]?.title}`

describe('the best match in English', () => {
  test.each([
    ['a name', 'lampreel', 'PRODUCT Lampreel'],
    ['the beginning of a name', 'stillw', 'PRODUCT Stillwater & Sage'],
    ['a word of a name', 'colander', 'PRODUCT Copper Colander'],
    ['a name before others that only mention it', 'apple', 'PRODUCT Apple'],
    ['a thing', 'coffee', 'PRODUCT Grumble Coffee'],
    ['a thing, mistyped', 'cofee', 'PRODUCT Grumble Coffee'],
    ['a name, mistyped', 'lampreal', 'PRODUCT Lampreel'],
    ['two letters swapped', 'bokos', 'CATEGORY Books & stationery'],
    ['a short word with swapped letters', 'gmaes', 'CATEGORY Games'],
    ['a category', 'games', 'CATEGORY Games'],
    ['an occasion', 'birthday', 'OCCASION Birthday'],
    ['an occasion, mistyped', 'brithday', 'OCCASION Birthday'],
    ['an occasion without its apostrophe', 'mothers day', 'OCCASION Mother’s Day'],
    ['an occasion in capitals', 'CHRISTMAS', 'OCCASION Christmas'],
    ['an occasion with a letter missing', 'chrismas', 'OCCASION Christmas'],
    ['words without meaning beside one with meaning', 'coffee gift cards', 'PRODUCT Grumble Coffee'],
    ['words without meaning, alone', 'choice gift card', 'PRODUCT Choice Gift Card'],
    ['two words, one mistyped', 'choise gift card', 'PRODUCT Choice Gift Card'],
    ['cinema', 'cinema', 'PRODUCT Tealight Cinema'],
    ['a question', 'do I need an account', 'HELPDESK Do I need an account to order?'],
    ['an article', 'etiquette', 'BLOG_ARTICLE The etiquette of the group gift'],
  ])('%s: %s', async (_sentence, inputText, expected) => {
    expect(bestOf(await search(inputText))).toBe(expected)
  })

  test('a search for an occasion starts with gifts: blank cards for it come later, and are found by their own name', async () => {
    const cards = async (text: string) =>
      (await search(text)).body.find(({ groupType }) => groupType === 'PRODUCT')?.items.map(({ productType }) => productType)
    expect((await cards('birthday'))?.[0]).toBe('GIFTCARD')
    expect((await cards('blank cards'))?.[0]).toBe('BLANK_GIFT_CARD_PACK')
  })

  test('a mistyped town finds cards that can be spent there', async () => {
    const names = (answer: Answer) =>
      answer.body.find(({ groupType }) => groupType === 'PRODUCT')?.items.map(({ title }) => title)
    expect(names(await search('edinbrugh'))).toEqual(names(await search('Edinburgh')))
    const { rows } = await sql<{ title: string }>`
      select t.title from locations l join product_texts t on t.product_id = l.product_id and t.language = 'en'
      where l.city = 'Edinburgh' limit 1`.execute(db)
    expect(names(await search('edinbrugh'))).toContain(rows[0]?.title)
  })
})

describe('the best match in Dutch', () => {
  test.each([
    ['verjaardag', 'OCCASION Verjaardag'],
    ['verjaardg', 'OCCASION Verjaardag'],
    ['boeken', 'CATEGORY Boeken & papier'],
    ['koffie', 'PRODUCT Grumble Coffee'],
    ['keuze', 'PRODUCT Keuzecadeaubon'],
    ['moederdag', 'OCCASION Moederdag'],
    ['coffee', 'PRODUCT Grumble Coffee'],
  ])('%s', async (inputText, expected) => {
    expect(bestOf(await search(inputText, 'cb.localhost'))).toBe(expected)
  })

  test('paths are Dutch', async () => {
    const { body } = await search('boeken', 'cb.localhost')
    expect(body.find(({ groupType }) => groupType === 'CATEGORY')?.items[0]?.path).toMatch(/^\/categorie\//)
    expect(body.find(({ groupType }) => groupType === 'PRODUCT')?.items[0]?.path).toMatch(/^\/cadeaubonnen\//)
  })
})

describe('similar names for a search without results', () => {
  const near = async (nearText: string) => {
    const query = '{ products(filters: { nearText: "TEXT" }) { products { title } } }'.replace('TEXT', nearText)
    const headers = { host: 'gcsuk.localhost', 'content-type': 'application/json' }
    const response = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
    return response.json().data.products.products.map(({ title }: { title: string }) => title)
  }

  test('are sorted by similarity', async () => {
    expect((await search('colnaddrr')).body).toEqual([])
    expect((await near('colnaddrr'))[0]).toBe('Copper Colander')
  })

  test.each(['zzzzqqq', '!?'])('do not exist for "%s"', async (text) => {
    expect(await near(text)).toEqual([])
  })
})

describe('the answer', () => {
  test('has everything that the overlay shows', async () => {
    const { body, errors } = await search('apple')
    expect(errors).toEqual([])
    expect(body[0]?.items[0]).toEqual({
      id: expect.any(String),
      path: '/gift-cards/apple/',
      title: 'Apple',
      image: { url: { href: expect.stringContaining('/art/') } },
      backgroundColor: expect.stringMatching(/^#/),
      productType: 'GIFTCARD',
      showShadow: expect.any(Boolean),
    })
  })

  test.each(['', '   ', '!?', 'zzzzqqq', `'; drop table products; --`])('is empty for "%s"', async (inputText) => {
    const { body, errors } = await search(inputText)
    expect(errors).toEqual([])
    if (inputText.length < 10) expect(body).toEqual([])
  })

  test('refuses more than a hundred characters', async () => {
    expect((await search('a'.repeat(101))).errors).toEqual([{ code: 1104, referencedRequestParameter: 'inputText' }])
  })

  test('refuses too many requests', async () => {
    const consume = async () => fail({ name: 'RATE_LIMITED' as const, retryAfterSeconds: 60 })
    const limits = { ...HARMLESS_SERVICES.limits, consumeBySource: consume }
    const busy = await startShopServer(ctx, { services: { ...HARMLESS_SERVICES, limits } })
    expect(await search('apple', 'gcsuk.localhost', busy.server)).toEqual({
      body: [],
      errors: [{ code: 1003, referencedRequestParameter: null }],
    })
  })
})

describe('the index', () => {
  test('has a new name at once', async () => {
    await sql`update product_texts set title = 'Quillfeather' where language = 'en'
      and product_id = (select id from products where slug = 'lampreel')`.execute(db)
    expect(bestOf(await search('quilfeather'))).toBe('PRODUCT Quillfeather')
  })

  test('has no product that is no longer sold here', async () => {
    await sql`delete from storefront_products where storefront = 'GCSUK'
      and product_id = (select id from products where slug = 'copper-colander')`.execute(db)
    expect(JSON.stringify(await search('copper colander'))).not.toContain('Copper Colander')
  })

  test('has no deleted product, and no article with a future date', async () => {
    await sql`delete from products where slug = 'grumble-coffee'`.execute(db)
    expect(JSON.stringify(await search('coffee'))).not.toContain('Grumble')
    await sql`update pages set published_on = '2026-03-03' where title like 'The etiquette of%'`.execute(db)
    expect(JSON.stringify(await search('etiquette'))).not.toContain('The etiquette of')
  })
})

test('a listing can be filtered by a search, best match first', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'gcsuk.localhost', 'content-type': 'application/json' },
    payload: { query: '{ products(filters: { inputText: "aple" }) { totalCount products { title } } }' },
  })
  const { products } = response.json().data
  expect(products.products[0]).toEqual({ title: 'Apple' })
  expect(products.totalCount).toBe(products.products.length)
})
