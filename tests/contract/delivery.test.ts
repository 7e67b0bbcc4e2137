import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fixedClock } from '../../src/platform/clock.ts'
import { testDatabase } from '../support/database.ts'
import { startShopServer } from '../support/shop-server.ts'

const { ctx } = await testDatabase({ seeded: true })
/** A Thursday, 14:45 shop time. */
const clock = fixedClock('2026-03-05T14:45:00Z')
const { execute, contextOf, server } = await startShopServer({ ...ctx, clock })

async function ask<T>(code: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await execute(contextOf(code), query, variables)
  expect(errors).toBeUndefined()
  return data as T
}

const OPTIONS = `query ($id: ID!) { deliveryOptions(variationId: $id) {
  carriers { id name } promises { orderBefore shipsOn tomorrowFrom todayFrom deliveredFrom deliveredBy } cutOff withinMinutes
  deliveryWindow { from until } earliestDate selectableDates timeZone } }`

type Variation = { id: string; variationType: 'DIGITAL' | 'PHYSICAL' }

async function readVariation(code: string, type: Variation['variationType']): Promise<string> {
  const query = '{ product(path: "/gift-cards/grumble-coffee/") { variations { id variationType } } }'
  const { product } = await ask<{ product: { variations: Variation[] } }>(code, query)
  const variation = product.variations.find(({ variationType }) => variationType === type)
  if (!variation) throw new Error(`No ${type} variation`)
  return variation.id
}

test('a card by post is promised for the next cut-offs', async () => {
  const { deliveryOptions } = await ask<{
    deliveryOptions: Record<string, unknown> & { promises: unknown[]; selectableDates: string[] }
  }>('GCSUK', OPTIONS, { id: await readVariation('GCSUK', 'PHYSICAL') })
  expect(deliveryOptions).toMatchObject({
    carriers: [{ id: 'post-gb', name: 'Robin Post' }],
    cutOff: '2026-03-05T17:00:00Z',
    withinMinutes: null,
    deliveryWindow: { from: '10:00', until: '17:30' },
    earliestDate: '2026-03-09',
    timeZone: 'Europe/London',
  })
  expect(deliveryOptions.promises).toHaveLength(5)
  expect(deliveryOptions.promises[1]).toEqual({
    orderBefore: '2026-03-06T17:00:00Z',
    shipsOn: '2026-03-06',
    tomorrowFrom: '2026-03-05T00:00:00Z',
    todayFrom: '2026-03-06T00:00:00Z',
    deliveredFrom: '2026-03-10',
    deliveredBy: '2026-03-11',
  })
  expect(deliveryOptions.selectableDates[0]).toBe('2026-03-09')
})

test('a digital card arrives within the hour', async () => {
  const { deliveryOptions } = await ask<{ deliveryOptions: unknown }>('GCSUK', OPTIONS, {
    id: await readVariation('GCSUK', 'DIGITAL'),
  })
  expect(deliveryOptions).toMatchObject({ withinMinutes: 60, cutOff: null, promises: [], earliestDate: '2026-03-05' })
})

test('a product sold in another currency is not delivered here', async () => {
  const id = await readVariation('CB', 'PHYSICAL')
  expect(await ask('GCSUK', OPTIONS, { id })).toEqual({ deliveryOptions: null })
  expect(await ask('GCSUK', OPTIONS, { id: 'nothing' })).toEqual({ deliveryOptions: null })
})

test('a cart with a parcel has the delivery options of the post, which only its owner can read', async () => {
  const jar: Record<string, string> = {}
  const send = async (query: string, variables: object, cookies = jar) => {
    const headers = { host: 'gcsuk.localhost', 'content-type': 'application/json', origin: 'http://gcsuk.localhost' }
    const answer = await server.inject({ method: 'POST', url: '/graphql', headers, cookies, payload: { query, variables } })
    for (const { name, value } of answer.cookies) jar[name] = value
    return answer.json().data
  }
  const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { order { id } } }'
  const OF_ORDER = 'query ($id: ID) { deliveryOptions(orderUuid: $id) { withinMinutes cutOff } }'
  const add = async (type: Variation['variationType']): Promise<string> => {
    const input = { variationId: await readVariation('GCSUK', type), value: 25, receivers: [{ kind: 'ME' }] }
    return (await send(ADD, { input })).answer.order.id
  }
  const id = await add('DIGITAL')
  expect(await send(OF_ORDER, { id })).toEqual({ deliveryOptions: { withinMinutes: 60, cutOff: null } })
  await add('PHYSICAL')
  const byPost = { deliveryOptions: { withinMinutes: null, cutOff: '2026-03-05T17:00:00Z' } }
  expect(await send(OF_ORDER, { id })).toEqual(byPost)
  expect(await send(OF_ORDER, { id }, {})).toEqual({ deliveryOptions: null })
  expect(await send(OF_ORDER, {})).toEqual({ deliveryOptions: null })
})

test('related cards share a category and never include the card itself', async () => {
  const query =
    '{ product(path: "/gift-cards/grumble-coffee/") { id categories { id } relatedProducts(limit: 6) { id categories { id } } } }'
  type Listed = { id: string; categories: { id: string }[] }
  const { product } = await ask<{ product: Listed & { relatedProducts: Listed[] } }>('GCSUK', query)
  const own = new Set(product.categories.map(({ id }) => id))
  expect(product.relatedProducts).toHaveLength(6)
  for (const related of product.relatedProducts) {
    expect(related.id).not.toBe(product.id)
    expect(related.categories.some(({ id }) => own.has(id))).toBe(true)
  }
})

test('a product lists its equivalents in the family', async () => {
  const query = '{ product(path: "/gift-cards/grumble-coffee/") { hreflangTags { countryCode path } } }'
  const { product } = await ask<{ product: { hreflangTags: { countryCode: string; path: string }[] } }>('GCSUK', query)
  expect(product.hreflangTags).toContainEqual({ countryCode: 'GB', path: '/gift-cards/grumble-coffee/' })
  expect(product.hreflangTags.length).toBeGreaterThan(3)
})

test('the equivalents of many products are read in one statement', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  const asked = '{ products(paging: { itemsPerPage: 16, pageNumber: 1 }) { products { hreflangTags { path } } } }'
  const { products } = await ask<{ products: { products: { hreflangTags: object[] }[] } }>('GCSUK', asked)
  expect(products.products.map(({ hreflangTags }) => hreflangTags.length)).not.toContain(0)
  const texts = query.mock.calls.map(([sent]) => (sent as { text?: string }).text ?? '')
  expect(texts.filter((text) => text.includes('from "storefront_products"'))).toHaveLength(1)
})

test('the map under the pins is served by our own host', async () => {
  const answer = await server.inject({ url: '/map.json', headers: { host: 'gcsuk.localhost' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ rectangle: { latmin: 48.5 } })
  const small = await server.inject({ url: '/map.json', headers: { host: 'gcsuk.localhost', 'accept-encoding': 'br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(60_000)
})
