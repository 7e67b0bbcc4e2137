import { expect, test } from 'vitest'
import { testCheckout } from '../support/checkout.ts'
import { expectLittleWork } from '../support/processor-time.ts'

const shop = await testCheckout()

/** For the whole request, including other work of the server. Such a list used to take seconds before it was refused. */
const BUDGET_MS = 150
const ERRORS = 'errors { code referencedRequestParameter }'
const ADD = `mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { order { shipments { id } } ${ERRORS} } }`
const DELIVER = `mutation ($input: SetDeliveryInput!) { answer: setDelivery(input: $input) { ${ERRORS} } }`

const RECEIVER = { kind: 'RECEIVER', firstName: 'Bo', lastName: 'Hill', email: 'bo@example.com' }
const gift = (receivers: object[]) => ({ input: { variationId: shop.digital, value: 25, qty: 1, receivers } })

/** The codes of the refusals. */
async function ask(visitor: ReturnType<typeof shop.visit>, query: string, variables: Record<string, unknown>) {
  const { answer } = await shop.ask(visitor, query, variables)
  return { codes: shop.codes(answer), order: answer.order }
}

test('a gift for hundreds of receivers is refused before any of it is checked', async () => {
  const visitor = shop.visit()
  await ask(visitor, ADD, gift([RECEIVER]))
  const receivers = Array.from({ length: 500 }, () => ({ kind: 'ME', deliverOn: '2026-03-20' }))
  await expectLittleWork(BUDGET_MS, async () => {
    expect((await ask(visitor, ADD, gift(receivers))).codes).toEqual([1107])
  })
})

test('a hundred receivers are checked in little time, each with their own day', async () => {
  const visitor = shop.visit()
  await ask(visitor, ADD, gift([RECEIVER]))
  const receivers = Array.from({ length: 100 }, () => ({ kind: 'ME', deliverOn: '2030-01-01' }))
  const { input } = gift(receivers)
  await expectLittleWork(BUDGET_MS, async () => {
    const { codes } = await ask(visitor, ADD, { input: { ...input, variationId: shop.physical } })
    expect(codes).toEqual(receivers.map(() => 2114))
  })
})

test('a shipment that is named very often is refused before any of it is checked', async () => {
  const visitor = shop.visit()
  const { order } = await ask(visitor, ADD, gift([RECEIVER]))
  const shipmentId = order.shipments[0].id
  const named = (count: number) => Array.from({ length: count }, () => ({ shipmentId, receivers: [RECEIVER] }))
  await expectLittleWork(BUDGET_MS, async () => {
    expect((await ask(visitor, DELIVER, { input: { shipments: named(500) } })).codes).toEqual([1107])
  })
  const repeated = named(100).map((delivery) => ({ ...delivery, receivers: [{ kind: 'ME', deliverOn: '2030-01-01' }] }))
  const twice = await ask(visitor, DELIVER, { input: { shipments: repeated } })
  expect(new Set(twice.codes), 'the days of the list are not read').toEqual(new Set([2112]))
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
])('hundreds of %s are refused too', async (_what, query) => {
  const values = Array.from({ length: 500 }, () => 'GB')
  const headers = { 'content-type': 'application/json', origin: shop.shopUrl }
  const body = JSON.stringify({ query, variables: { values } })
  const response = await fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 1107 } }] })
})

/** Each wrong value is reported with the list or object that contains it: two such requests used to end the process. */
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
])('%s of thousands of wrong values takes little work', async (_what, variables) => {
  const headers = { 'content-type': 'application/json', origin: shop.shopUrl }
  const ask = (sent: object) =>
    fetch(`${shop.shopUrl}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: DELIVER, variables: sent }) })
  for (let use = 1; use <= 2; use++) await ask({})
  await expectLittleWork(BUDGET_MS, async () => expect((await ask(variables)).status).toBe(400))
})
