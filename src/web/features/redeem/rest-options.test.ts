import { expect, test } from 'vitest'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { listRestOptions } from './rest-options.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })

function orderOf({ chosen = 47, left = 3, max = 100, mainItemEditable = true, qty = 1 }) {
  const digitalVariationConfig = { minPrice: pounds(10), maxPrice: pounds(max) }
  const variation = { id: 'v', variationType: 'DIGITAL', product: { digitalVariationConfig, physicalVariationConfig: null } }
  const one = {
    id: 'p',
    items: [{ qty, title: 'Tansy & Rook', variation }],
    packageTotals: { mainItemEditable, mainItemAmount: pounds(chosen) },
  }
  const order = { remainingBalance: pounds(left), minimumRemainingBalance: pounds(5), shipments: [{ packages: [one] }] }
  return order as unknown as RedeemOrderFragment
}

const kinds = (asked: Parameters<typeof orderOf>[0]) => listRestOptions(orderOf(asked)).map(({ kind, value }) => [kind, value])

test('with three pounds too little left, a shopper can spend them or leave five', () => {
  expect(kinds({})).toEqual([
    ['spend', 50],
    ['leave', 45],
  ])
})

test.each([
  ['nothing is offered when all is spent', { left: 0 }, []],
  ['nothing is offered when five pounds are left', { left: 5 }, []],
  ['the rest is not spent beyond the highest value of the card', { max: 47 }, [['leave', 45]]],
  ['five pounds are not left by going below the lowest value of the card', { chosen: 11 }, [['spend', 14]]],
  ['pence cannot be spent: amounts are whole', { left: 3.5 }, []],
  ['a fixed value is not changed', { mainItemEditable: false }, []],
  ['several cards are not changed', { qty: 2 }, []],
])('%s', (_sentence, asked, expected) => {
  expect(kinds(asked)).toEqual(expected)
})
