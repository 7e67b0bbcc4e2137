import { describe, expect, test } from 'vitest'
import { findPhoneFault, findPhoneNumberFault, phoneLength } from './phone.ts'

test('an optional number may stay empty', () => {
  expect(findPhoneFault('', { isRequired: false })).toBeUndefined()
  expect(findPhoneFault('', { dialCode: '44', isRequired: false })).toBeUndefined()
})

test('a required number may not', () => {
  expect(findPhoneFault('', { isRequired: true })).toBe('required')
})

describe('without a dial code, a number has 5 to 8 digits', () => {
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

describe('with a dial code, a number has 6 to 15 digits, including the dial code', () => {
  test.each([
    ['a British mobile number has ten', '44', '7700900123', undefined],
    ['+31 612345678 is 11 digits', '31', '612345678', undefined],
    ['the plus does not count', '+31', '612345678', undefined],
    ['fifteen in all is the most', '31', '1234567890123', undefined],
    ['sixteen in all is too long', '31', '12345678901234', 'invalid'],
    ['six in all is the least', '31', '1234', undefined],
    ['five in all is too short', '31', '123', 'invalid'],
    ['a dial code of one digit leaves fourteen', '1', '12345678901234', undefined],
    ['a dial code of three digits leaves twelve', '353', '123456789012', undefined],
    ['and not thirteen', '353', '1234567890123', 'invalid'],
  ])('%s', (_sentence, dialCode, digits, expected) => {
    expect(findPhoneFault(digits, { dialCode, isRequired: true })).toBe(expected)
  })
})

describe('a number typed as one text', () => {
  test.each([
    ['+44 7700 900123', undefined],
    ['+1 (202) 555-0123', undefined],
    ['+31 12', 'invalid'],
    ['+31 1234', undefined],
    ['+123456789012345', undefined],
    ['+1234567890123456', 'invalid'],
    ['+', 'invalid'],
    ['+44 call me', 'incorrect'],
    ['++447700900123', 'incorrect'],
    ['12 34 56', undefined],
    ['07700900123', 'invalid'],
  ])('%s', (phoneNumber, expected) => {
    expect(findPhoneNumberFault(phoneNumber, false)).toBe(expected)
  })

  test('may be empty where it is optional', () => {
    expect(findPhoneNumberFault(' ', false)).toBeUndefined()
    expect(findPhoneNumberFault(' ', true)).toBe('required')
  })
})

test.each(['6123 4567', '+3161234', 'call me', '６１２３４５６'])('only ASCII digits count: %s is refused', (digits) => {
  expect(findPhoneFault(digits, { isRequired: false })).toBe('incorrect')
})

test('the lengths are exported for the input field', () => {
  expect(phoneLength()).toEqual({ min: 5, max: 8 })
  expect(phoneLength('44')).toEqual({ min: 4, max: 13 })
})

test('separators do not lengthen a number', () => {
  expect(findPhoneNumberFault(`+44${' '.repeat(40_000)}7700900123`, true)).toBe('invalid')
  expect(findPhoneNumberFault('+44 (0) 7700 900 123', true)).toBeUndefined()
})
