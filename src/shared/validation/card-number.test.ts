import { expect, test } from 'vitest'
import { checkDigit, findCardNumberFailure, findPinFailure, toCardNumber } from './card-number.ts'

const NUMBER = `937501123456789012${checkDigit('937501123456789012')}`

test.each([
  ['an empty number is missing', ' ', 'CARD_NUMBER_REQUIRED'],
  ['a number of the shop may be a card', NUMBER, undefined],
  ['a number may be typed in groups, as printed', NUMBER.replace(/(\d{4})/g, '$1 '), undefined],
  ['eighteen digits are too few', NUMBER.slice(0, 18), 'CARD_NUMBER_UNKNOWN'],
  ['twenty digits are too many', `${NUMBER}0`, 'CARD_NUMBER_UNKNOWN'],
  ['another prefix is unknown', `400000${NUMBER.slice(6)}`, 'CARD_NUMBER_UNKNOWN'],
  ['letters are not a number', `${NUMBER.slice(0, 18)}x`, 'CARD_NUMBER_UNKNOWN'],
])('%s', (_sentence, typed, failure) => {
  expect(findCardNumberFailure(typed)).toBe(failure)
})

test('one mistyped digit is noticed, wherever it is', () => {
  for (let place = 6; place < 19; place++) {
    const mistyped = String((Number(NUMBER[place]) + 1) % 10)
    expect(findCardNumberFailure(NUMBER.slice(0, place) + mistyped + NUMBER.slice(place + 1))).toBe('CARD_NUMBER_UNKNOWN')
  }
})

test('the check digit is that of the Luhn algorithm', () => {
  expect(checkDigit('7992739871')).toBe('3')
  expect(checkDigit('401288888888188')).toBe('1')
})

test('spaces and dashes are not part of a number', () => {
  expect(toCardNumber(' 9375 0112-3456 ')).toBe('937501123456')
})

test.each([
  ['', 'PIN_REQUIRED'],
  ['012345', undefined],
  ['12345', 'PIN_INVALID'],
  ['1234567', 'PIN_INVALID'],
  ['12345x', 'PIN_INVALID'],
  ['１２３４５６', 'PIN_INVALID'],
])('the PIN "%s": %s', (typed, failure) => {
  expect(findPinFailure(typed)).toBe(failure)
})

test('other prefixes can be allowed, but only for the start of the number', () => {
  const payload = '700100999999999999'
  const other = payload + checkDigit(payload)
  expect(findCardNumberFailure(other)).toBe('CARD_NUMBER_UNKNOWN')
  expect(findCardNumberFailure(other, ['937501', '700100'])).toBeUndefined()
  expect(findCardNumberFailure(other, ['00100'])).toBe('CARD_NUMBER_UNKNOWN')
  expect(findCardNumberFailure(NUMBER, [])).toBe('CARD_NUMBER_UNKNOWN')
})

test('digits of another script are refused', () => {
  expect(findCardNumberFailure(NUMBER.replace('1', '١'))).toBe('CARD_NUMBER_UNKNOWN')
})
