import { expect, test } from 'vitest'
import { CARD_BRANDS, findCardBrand } from './card-brand.ts'

const EXAMPLES = [
  ['4111 1111 1111 1111', 'visa'],
  ['4917 3008 0000 0000', 'electron'],
  ['5555 4444 3333 1111', 'mastercard'],
  ['2222 4000 7000 0005', 'mastercard'],
  ['2720 9900 0000 0007', 'mastercard'],
  ['6771 7980 2100 0008', 'maestro'],
  ['5019 5555 4444 5555', 'dankort'],
  ['3700 000000 00002', 'amex'],
  ['3600 666633 3344', 'diners'],
  ['6011 6011 6011 6611', 'discover'],
  ['3569 9900 1009 5841', 'jcb'],
  ['6250 9460 0000 0016', 'unionpay'],
  ['6360 0000 0000 0000', 'interpayment'],
] as const

test.each(EXAMPLES)('%s is a card of %s', (number, brand) => {
  expect(findCardBrand(number)).toBe(brand)
})

test('every brand of the specification is known', () => {
  const named = 'visa mastercard maestro electron dankort amex diners discover jcb unionpay interpayment'
  expect(new Set(CARD_BRANDS)).toEqual(new Set(named.split(' ')))
  expect(new Set(EXAMPLES.map(([, brand]) => brand))).toEqual(new Set(CARD_BRANDS))
})

test.each(['', '9', '2221', '2219', '27', 'abc'])('"%s" shows a brand only when no other brand is possible', (number) => {
  expect(findCardBrand(number)).toBe(number === '2221' ? 'mastercard' : undefined)
})
