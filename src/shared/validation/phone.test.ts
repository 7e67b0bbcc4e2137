import { describe, expect, test } from 'vitest'
import { findPhoneFault, phoneLength } from './phone.ts'

test('an optional number may stay empty', () => {
  expect(findPhoneFault('', { isRequired: false })).toBeUndefined()
  expect(findPhoneFault('', { dialCode: '44', isRequired: false })).toBeUndefined()
})

test('a required number may not', () => {
  expect(findPhoneFault('', { isRequired: true })).toBe('required')
})

describe('without a dial code 5 to 8 digits are a number', () => {
  test.each([
    ['1234', 'invalid'],
    ['12345', undefined],
    ['12345678', undefined],
    ['123456789', 'invalid'],
  ])('%s', (digits, expected) => {
    expect(findPhoneFault(digits, { isRequired: true })).toBe(expected)
    expect(findPhoneFault(digits, { isRequired: false })).toBe(expected)
  })
})

describe('with a dial code it is 6 to 11 digits, the dial code counted in', () => {
  test.each([
    ['+31 612345678 is 11 digits', '31', '612345678', undefined],
    ['the plus does not count', '+31', '612345678', undefined],
    ['one more is too long', '31', '6123456789', 'invalid'],
    ['six in all is the least', '31', '1234', undefined],
    ['five in all is too short', '31', '123', 'invalid'],
    ['a dial code of one digit leaves ten', '1', '2025550123', undefined],
    ['a dial code of three digits leaves eight', '353', '12345678', undefined],
    ['and not nine', '353', '123456789', 'invalid'],
  ])('%s', (_sentence, dialCode, digits, expected) => {
    expect(findPhoneFault(digits, { dialCode, isRequired: true })).toBe(expected)
  })
})

test.each(['6123 4567', '+3161234', 'call me', '６１２３４５６'])('digits are digits alone: %s is none', (digits) => {
  expect(findPhoneFault(digits, { isRequired: false })).toBe('invalid')
})

test('the lengths are known to whoever limits the input', () => {
  expect(phoneLength()).toEqual({ min: 5, max: 8 })
  expect(phoneLength('44')).toEqual({ min: 4, max: 9 })
})
