import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal, orderTotals, type PricedLine } from './order-totals.ts'

const BRITAIN = { currency: 'GBP', countryCode: 'GB' }
const DIGITAL: PricedLine = {
  qty: 1,
  cardsEach: 1,
  valueMinor: 2500,
  wrapperMinor: null,
  packingMinor: null,
  discountMinor: 0,
  parcel: undefined,
}
const POSTED: PricedLine = { ...DIGITAL, parcel: 'anna' }

test('an empty cart costs nothing', () => {
  expect(orderTotals([], BRITAIN)).toEqual({
    subtotalMinor: 0,
    shippingMinor: 0,
    serviceFeeMinor: 0,
    discountMinor: 0,
    taxMinor: 0,
    totalMinor: 0,
  })
})

test('a digital card costs its value and the service fee', () => {
  expect(orderTotals([DIGITAL], BRITAIN)).toMatchObject({
    subtotalMinor: 2500,
    shippingMinor: 0,
    serviceFeeMinor: 95,
    totalMinor: 2595,
  })
})

test('each card is wrapped and packed, and a discount is taken off', () => {
  const line = { ...POSTED, qty: 2, wrapperMinor: 150, packingMinor: 395, discountMinor: 500 }
  expect(orderTotals([line], BRITAIN)).toEqual({
    subtotalMinor: 2 * (2500 + 150 + 395),
    shippingMinor: 325,
    serviceFeeMinor: 95,
    discountMinor: 500,
    taxMinor: Math.round((2 * 545 + 325 + 95) / 6),
    totalMinor: 6090 + 325 + 95 - 500,
  })
})

test('shipments to one address on one day travel together', () => {
  expect(orderTotals([POSTED, POSTED], BRITAIN).shippingMinor).toBe(195)
  expect(orderTotals([POSTED, { ...POSTED, parcel: 'bert' }], BRITAIN).shippingMinor).toBe(390)
})

const price = fc.integer({ min: 0, max: 10_000 })
const lines = fc.array(
  fc
    .record({
      qty: fc.integer({ min: 1, max: 99 }),
      cardsEach: fc.constantFrom(1, 3),
      valueMinor: fc.integer({ min: 1, max: 5_000_000 }),
      wrapperMinor: fc.option(price),
      packingMinor: fc.option(price),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      parcel: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    })
    .map(({ share, ...line }) => ({ ...line, discountMinor: Math.floor(share * line.qty * line.valueMinor) })),
  { maxLength: 20 },
)
const shops = fc.constantFrom(BRITAIN, { currency: 'EUR', countryCode: 'NL' }, { currency: 'SEK', countryCode: 'SE' })

test('the total is always lines plus fees less discounts, and holds the tax', () => {
  fc.assert(
    fc.property(lines, shops, (given, shop) => {
      const totals = orderTotals(given, shop)
      const fees = totals.shippingMinor + totals.serviceFeeMinor
      expect(totals.totalMinor).toBe(given.reduce((sum, line) => sum + lineTotal(line), 0) + fees)
      expect(totals.totalMinor).toBe(totals.subtotalMinor + fees - totals.discountMinor)
      expect(totals.taxMinor).toBeGreaterThanOrEqual(0)
      expect(totals.taxMinor).toBeLessThanOrEqual(totals.totalMinor)
      for (const minor of Object.values(totals)) expect(Number.isSafeInteger(minor)).toBe(true)
    }),
  )
})

test('one more card never makes an order cheaper', () => {
  fc.assert(
    fc.property(lines, fc.nat(), shops, (given, place, shop) => {
      fc.pre(given.length > 0)
      const grown = given.map((line, index) => (index === place % given.length ? { ...line, qty: line.qty + 1 } : line))
      expect(orderTotals(grown, shop).totalMinor).toBeGreaterThan(orderTotals(given, shop).totalMinor)
    }),
  )
})

test('the order of the packages does not matter', () => {
  fc.assert(
    fc.property(lines, shops, (given, shop) => {
      expect(orderTotals(given.toReversed(), shop)).toEqual(orderTotals(given, shop))
    }),
  )
})
