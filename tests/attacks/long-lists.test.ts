import { expect, test } from 'vitest'
import { testCheckout } from '../support/checkout.ts'

const shop = await testCheckout()

/** Of the whole request, which may hold other work of the server. Such a list took seconds before it was refused. */
const BUDGET_MS = 150
const ERRORS = 'errors { code referencedRequestParameter }'
const ADD = `mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { order { shipments { id } } ${ERRORS} } }`
const DELIVER = `mutation ($input: SetDeliveryInput!) { answer: setDelivery(input: $input) { ${ERRORS} } }`

const RECEIVER = { kind: 'RECEIVER', firstName: 'Bo', lastName: 'Hill', email: 'bo@example.com' }
const gift = (receivers: object[]) => ({ input: { variationId: shop.digital, value: 25, qty: 1, receivers } })

/** What the request cost this process, and the codes of its refusals. */
async function measure(visitor: ReturnType<typeof shop.visit>, query: string, variables: Record<string, unknown>) {
  const before = process.threadCpuUsage()
  const { answer } = await shop.ask(visitor, query, variables)
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, codes: shop.codes(answer), order: answer.order }
}

test('a gift for hundreds of receivers is refused before anything of it is looked at', async () => {
  const visitor = shop.visit()
  await measure(visitor, ADD, gift([RECEIVER]))
  const receivers = Array.from({ length: 500 }, () => ({ kind: 'ME', deliverOn: '2026-03-20' }))
  const { ms, codes } = await measure(visitor, ADD, gift(receivers))
  expect(codes).toEqual([1107])
  expect(ms).toBeLessThan(BUDGET_MS)
})

test('a hundred receivers are looked at in little time, each with a day of their own', async () => {
  const visitor = shop.visit()
  await measure(visitor, ADD, gift([RECEIVER]))
  const receivers = Array.from({ length: 100 }, () => ({ kind: 'ME', deliverOn: '2030-01-01' }))
  const { input } = gift(receivers)
  const { ms, codes } = await measure(visitor, ADD, { input: { ...input, variationId: shop.physical } })
  expect(codes).toEqual(receivers.map(() => 2114))
  expect(ms).toBeLessThan(BUDGET_MS)
})

test('a shipment that is named over and over is refused before anything of it is looked at', async () => {
  const visitor = shop.visit()
  const { order } = await measure(visitor, ADD, gift([RECEIVER]))
  const shipmentId = order.shipments[0].id
  const named = (count: number) => Array.from({ length: count }, () => ({ shipmentId, receivers: [RECEIVER] }))
  const many = await measure(visitor, DELIVER, { input: { shipments: named(500) } })
  expect(many.codes).toEqual([1107])
  expect(many.ms).toBeLessThan(BUDGET_MS)
  const repeated = named(100).map((delivery) => ({ ...delivery, receivers: [{ kind: 'ME', deliverOn: '2030-01-01' }] }))
  const twice = await measure(visitor, DELIVER, { input: { shipments: repeated } })
  expect(new Set(twice.codes), 'its days are not looked at').toEqual(new Set([2112]))
})

test.each([
  [
    'filters',
    'query ($values: [String!]!) { products(filters: { filterByTaxonomy: [{ taxonomy: cb_api_giftcard_types, terms: $values }] }) { totalCount } }',
  ],
  [
    'countries',
    'query ($values: [String!]!) { getLocationAddressSuggestions(filters: { filterByText: "a", filterByCountryCode: $values }) { label } }',
  ],
])('so are hundreds of %s', async (_what, query) => {
  const values = Array.from({ length: 500 }, () => 'GB')
  const headers = { 'content-type': 'application/json', origin: shop.shopUrl }
  const body = JSON.stringify({ query, variables: { values } })
  const response = await fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 1107 } }] })
})

/** Each wrong value is reported with the list or object it stands in: two such requests ended the process. */
test.each([
  [
    'a list',
    {
      input: {
        shipments: [
          Object.fromEntries(Array.from({ length: 5_000 }, (_, key) => [key.toString(36), 0])),
          ...Array(11_000).fill(null),
        ],
      },
    },
  ],
  ['an object', { input: Object.fromEntries(Array.from({ length: 12_000 }, (_, key) => [key.toString(36), 0])) }],
])('%s of thousands of wrong values costs little', async (_what, variables) => {
  const headers = { 'content-type': 'application/json', origin: shop.shopUrl }
  const ask = (sent: object) =>
    fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: DELIVER, variables: sent }) })
  for (let use = 1; use <= 2; use++) await ask({})
  const before = process.threadCpuUsage()
  const response = await ask(variables)
  const { user, system } = process.threadCpuUsage(before)
  expect(response.status).toBe(400)
  expect((user + system) / 1000).toBeLessThan(BUDGET_MS)
})
