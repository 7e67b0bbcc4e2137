import { expect, test } from 'vitest'
import { findBlikCodeFailure, toBlikCode } from './blik-code.ts'

test.each([
  ['', 'BLIK_CODE_REQUIRED'],
  ['   ', 'BLIK_CODE_REQUIRED'],
  ['12345', 'BLIK_CODE_INVALID'],
  ['123456', undefined],
  ['000000', undefined],
  ['123 456', undefined],
  ['1234567', 'BLIK_CODE_INVALID'],
  ['12345x', 'BLIK_CODE_INVALID'],
  ['-12345', 'BLIK_CODE_INVALID'],
])('"%s"', (code, failure) => {
  expect(findBlikCodeFailure(code)).toBe(failure)
})

test('the space in its middle is not part of it', () => {
  expect(toBlikCode(' 123 456 ')).toBe('123456')
})
