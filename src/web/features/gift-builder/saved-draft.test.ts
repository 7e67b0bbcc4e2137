import { expect, test } from 'vitest'
import { type GiftVariation, initialDraft } from './builder-product.ts'
import { emptyReceiver } from './gift-draft.ts'
import { OWN_VALUE } from './own-value.ts'
import { renewDraft } from './saved-draft.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const offer = (...values: number[]) => ({
  hasFixedPrices: true,
  pricesToShow: values.map(pounds),
  minPrice: pounds(values[0] ?? 0),
  maxPrice: pounds(values.at(-1) ?? 0),
})
const MAIL: GiftVariation = { kind: 'DIGITAL', variationId: '1', sku: 'a', offer: offer(10, 25, 50), inStock: true }
const PARCEL: GiftVariation = { ...MAIL, kind: 'PHYSICAL', variationId: '2', offer: offer(20, 40) }
const CARD = { productType: 'GIFTCARD' } as const
const PACK = { productType: 'BLANK_GIFT_CARD_PACK' } as const

test('a draft that can still be bought is unchanged', () => {
  const saved = { kind: 'PHYSICAL', value: OWN_VALUE, ownValue: '33', message: 'Enjoy' } as const
  expect(renewDraft(saved, CARD, [MAIL, PARCEL])).toMatchObject(saved)
})

test('a gift that is no longer sold by post becomes an e-mail, at a value that is sold there', () => {
  const moment = { day: '2026-03-31', time: '09:00' }
  const saved = { kind: 'PHYSICAL', value: '40', message: 'Enjoy', moment } as const
  expect(renewDraft(saved, CARD, [MAIL])).toMatchObject({ kind: 'DIGITAL', value: '25', message: 'Enjoy', moment: null })
})

test('a pack has its current price', () => {
  const pack = { ...PARCEL, offer: offer(4) }
  expect(renewDraft({ kind: 'PHYSICAL', value: '3', qty: 2 }, PACK, [pack])).toMatchObject({ value: '4', qty: 2 })
})

test('a receiver saved by an earlier release gets the new fields', () => {
  const { administrativeArea: _new, ...receiver } = emptyReceiver('1')
  const draft = renewDraft({ receiver, receivers: [receiver] } as object, CARD, [MAIL])
  expect([draft.receiver, ...draft.receivers].map(({ administrativeArea }) => administrativeArea)).toEqual(['', ''])
})

test('a gift is for someone else by default, but blank cards are for the buyer', () => {
  expect(initialDraft([MAIL], CARD)).toMatchObject({ to: 'ONE', wrapperId: null })
  expect(initialDraft([PARCEL], PACK)).toMatchObject({ to: 'ME', wrapperId: '' })
})
