import { expect, test } from 'vitest'
import { randomIds } from '../../platform/ids.ts'
import { findCardNumberFailure, findPinFailure } from '../../shared/validation/card-number.ts'
import { createCardNumber, createPin } from './card-number.ts'

const ISSUED = 10_000
const numbers = Array.from({ length: ISSUED }, () => createCardNumber(randomIds.token()))

/** Chi-square of the digits at one position: about 9 for random digits; above 40 only once in a hundred thousand times. */
function unevenness(digits: readonly string[]): number {
  const expected = digits.length / 10
  return Array.from({ length: 10 }, (_, digit) => digits.filter((one) => one === String(digit)).length)
    .map((count) => (count - expected) ** 2 / expected)
    .reduce((sum, part) => sum + part, 0)
}

test('ten thousand numbers are all different and valid', () => {
  expect(new Set(numbers).size).toBe(ISSUED)
  expect(numbers.filter((number) => findCardNumberFailure(number) !== undefined)).toEqual([])
})

test('every digit is equally likely in every place', () => {
  const places = Array.from({ length: 13 }, (_, place) => numbers.map((number) => number[place + 6] ?? ''))
  expect(Math.max(...places.map(unevenness))).toBeLessThan(50)
})

test('a number cannot be derived from the previous one', () => {
  const payloads = numbers.map((number) => BigInt(number.slice(6, 18)))
  const steps = payloads.slice(1).map((payload, place) => payload - (payloads[place] ?? 0n))
  expect(new Set(steps).size).toBe(ISSUED - 1)
  const rising = steps.filter((step) => step > 0n).length
  expect(rising).toBeGreaterThan(ISSUED * 0.45)
  expect(rising).toBeLessThan(ISSUED * 0.55)
})

test('a PIN has six digits, including leading zeros', () => {
  const pins = Array.from({ length: ISSUED }, () => createPin(randomIds.token()))
  expect(pins.filter((pin) => findPinFailure(pin) !== undefined)).toEqual([])
  expect(pins.some((pin) => pin.startsWith('0'))).toBe(true)
  expect(new Set(pins).size).toBeGreaterThan(ISSUED * 0.98)
})
