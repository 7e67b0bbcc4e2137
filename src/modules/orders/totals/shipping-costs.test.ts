import { expect, test } from 'vitest'
import { serviceFee } from './service-fee.ts'
import { type Packed, shippingCosts, weighParcel, weightClassOf } from './shipping-costs.ts'

const PLAIN: Packed = { qty: 1, cardsEach: 1, hasWrapper: false, hasGiftPacking: false }
const BOXED: Packed = { qty: 1, cardsEach: 1, hasWrapper: true, hasGiftPacking: true }

test.each([
  ['one card is a letter', [PLAIN], 30, 'LETTER'],
  ['eight cards still are', [{ ...PLAIN, qty: 8 }], 100, 'LETTER'],
  ['nine are a large letter', [{ ...PLAIN, qty: 9 }], 110, 'LARGE_LETTER'],
  ['so are three packs of three blank cards', [{ ...PLAIN, qty: 3, cardsEach: 3 }], 110, 'LARGE_LETTER'],
  ['a card in a box is one too', [BOXED], 165, 'LARGE_LETTER'],
  ['three boxes are a parcel', [{ ...BOXED, qty: 3 }], 455, 'PARCEL'],
  ['fourteen are a heavy one', [{ ...BOXED, qty: 14 }], 2050, 'HEAVY_PARCEL'],
])('%s', (_sentence, packages, grams, weightClass) => {
  expect(weighParcel(packages)).toBe(grams)
  expect(weightClassOf(grams)).toBe(weightClass)
})

test('every parcel has its postage; e-mail is free', () => {
  expect(shippingCosts('GB', [])).toBe(0)
  expect(shippingCosts('GB', [[PLAIN]])).toBe(195)
  expect(shippingCosts('GB', [[PLAIN], [BOXED]])).toBe(195 + 325)
})

test('each country has its own postage, even with the same currency', () => {
  expect(shippingCosts('NL', [[BOXED]])).not.toBe(shippingCosts('DE', [[BOXED]]))
})

test('a country without postage prices is a bug', () => {
  expect(() => shippingCosts('ZZ', [])).toThrow('ZZ')
})

test.each([
  ['yen, which have no decimals', 'JPY', 190],
  ['Indian rupees', 'INR', 11_000],
  ['a currency without its own rule', 'ZZZ', 95],
])('there is a service fee in %s', (_sentence, currency, fee) => {
  expect(serviceFee(currency, 1)).toBe(fee)
})
