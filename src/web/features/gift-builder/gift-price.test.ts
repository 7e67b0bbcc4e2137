import { expect, test } from 'vitest'
import { type GiftVariation, initialDraft } from './builder-product.ts'
import { emptyReceiver } from './gift-draft.ts'
import { readPrice } from './gift-price.ts'

const variation = {
  kind: 'DIGITAL',
  offer: { pricesToShow: [], minPrice: { currency: 'GBP', value: 1 } },
} as unknown as GiftVariation
const gift = {
  draft: { ...initialDraft([variation], { productType: 'GIFTCARD' }), value: '25', qty: 2 },
  extras: undefined,
  variation,
}
const off = (promotion: object) => ({
  promotion: { discountType: 'RELATIVE', amount: null, percent: null, ...promotion } as never,
})

test('without a promotion there is no earlier price', () => {
  expect(readPrice({ ...gift, product: { promotion: null } })).toMatchObject({ value: 50, was: undefined })
})

test('without a price the currency is euros', () => {
  expect(readPrice({ ...gift, product: { promotion: null } }).currency).toBe('GBP')
  expect(readPrice({ ...gift, variation: undefined, product: { promotion: null } }).currency).toBe('EUR')
})

test('each of several receivers gets the full quantity', () => {
  const draft = { ...gift.draft, to: 'SEVERAL' as const, receivers: [emptyReceiver('1'), emptyReceiver('2')] }
  expect(readPrice({ ...gift, draft, product: { promotion: null } }).value).toBe(100)
})

test('before any receiver is named, the price is for one', () => {
  const draft = { ...gift.draft, to: 'SEVERAL' as const, receivers: [] }
  expect(readPrice({ ...gift, draft, product: { promotion: null } }).value).toBe(50)
})

test.each([
  ['a tenth off all cards', { percent: 10 }, 45, 5],
  ['a half penny in the buyer’s favour', { percent: 0.01 }, 49.99, 0.01],
  ['an amount off each card', { discountType: 'ABSOLUTE', amount: { currency: 'GBP', value: 5 } }, 40, 10],
  ['never more than a card is worth', { discountType: 'ABSOLUTE', amount: { currency: 'GBP', value: 30 } }, 0, 50],
])('%s', (_sentence, promotion, price, saved) => {
  const found = readPrice({ ...gift, product: off(promotion) })
  expect(found).toMatchObject({ value: price, was: { value: 50 }, saved: { value: saved } })
})
