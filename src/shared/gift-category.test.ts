import { expect, test } from 'vitest'
import { flowKindOf, giftCategoryOf, type ItemKind } from './gift-category.ts'

test.each<[ItemKind, string]>([
  ['GIFTCARD', 'PHYSICAL'],
  ['BLANK_GIFT_CARD_PACK', 'PHYSICAL'],
  ['DONATION', 'DIGITAL'],
  ['WRAPPER', 'ADDITIONAL'],
  ['DIGITAL_WRAPPER', 'ADDITIONAL'],
  ['GIFT_PACKING', 'ADDITIONAL'],
  ['PERSONAL_MESSAGE', 'ADDITIONAL'],
])('the gift category of %s is %s', (kind, category) => {
  expect(giftCategoryOf(kind)).toBe(category)
})

test('a gift card by e-mail is a voucher, one by post is physical, and everything around it is additional', () => {
  expect(flowKindOf('GIFTCARD', 'DIGITAL')).toBe('voucher')
  expect(flowKindOf('GIFTCARD', 'PHYSICAL')).toBe('fysiek')
  expect(flowKindOf('DONATION', 'DIGITAL')).toBe('voucher')
  expect(flowKindOf('WRAPPER', 'PHYSICAL')).toBe('bijproduct')
})
