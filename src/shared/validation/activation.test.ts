import { expect, test } from 'vitest'
import { findActivationFailure, groupByAmount, listRepeated, splitCardNumbers } from './activation.ts'

const ONE = '9375010000000000013'
const TWO = '9375010000000000021'

test.each([
  ['one a line', `${ONE}\n${TWO}\n`, [ONE, TWO]],
  ['with Windows line ends and empty lines', `${ONE}\r\n\r\n${TWO}`, [ONE, TWO]],
  ['in the groups that are printed', `9375 0100 0000 0000 013\n9375-0100-0000-0000-021`, [ONE, TWO]],
  ['a column of a spreadsheet, with commas or semicolons', `${ONE}, ${TWO};${ONE}`, [ONE, TWO, ONE]],
  ['with nothing but spaces between', `${ONE} ${TWO}`, [ONE, TWO]],
  ['a number that is too long is not changed', `${ONE}1`, [`${ONE}1`]],
  ['an empty text', ' \n ', []],
])('a pasted list of card numbers: %s', (_sentence, text, expected) => {
  expect(splitCardNumbers(text)).toEqual(expected)
})

test.each([
  ['a valid number', ONE, undefined],
  ['an empty number', '', 'CARD_NUMBER_REQUIRED'],
  ['another prefix', '4375010000000000013', 'ACTIVATION_PREFIX'],
  ['eighteen digits', ONE.slice(1), 'CARD_NUMBER_UNKNOWN'],
  ['a misread digit', '9375010000000000014', 'CARD_NUMBER_UNKNOWN'],
])('what is wrong with %s', (_sentence, typed, expected) => {
  expect(findActivationFailure(typed)).toBe(expected)
})

test('a number that is listed twice is found, and the first one stays', () => {
  expect(listRepeated([ONE, TWO, ONE, ONE])).toEqual([2, 3])
})

test('a thousand cards with one amount are sent as four texts, in their order', () => {
  const cards = Array.from({ length: 1_000 }, (_, index) => ({ cardNumber: String(index), amount: 25 }))
  const groups = groupByAmount(cards)
  expect(groups).toHaveLength(4)
  expect(groups.flatMap(({ cardNumbers }) => cardNumbers.split('\n'))).toEqual(cards.map(({ cardNumber }) => cardNumber))
})

test('each other amount starts a new text', () => {
  const groups = groupByAmount([
    { cardNumber: ONE, amount: 25 },
    { cardNumber: TWO, amount: 50 },
    { cardNumber: '3', amount: 25 },
  ])
  expect(groups).toEqual([
    { cardNumbers: ONE, amount: 25 },
    { cardNumbers: TWO, amount: 50 },
    { cardNumbers: '3', amount: 25 },
  ])
})
