import { expect, test } from 'vitest'
import { toApiError } from '#shared/failures.ts'
import { checkCardValue, type Offer } from './card-value.ts'

const FREE: Offer = { hasFixedPrices: false, pricesMinor: [2500, 5000], minMinor: 1000, maxMinor: 50_000 }
const FIXED: Offer = { hasFixedPrices: true, pricesMinor: [295, 1500], minMinor: 295, maxMinor: 1500 }
const BRITAIN = { currency: 'GBP', locale: 'en-GB' }

test.each([
  ['a suggestion', FREE, 25, 2500],
  ['any whole amount between the bounds', FREE, 37, 3700],
  ['the lowest', FREE, 10, 1000],
  ['the highest', FREE, 500, 50_000],
  ['a fixed value with pence', FIXED, 2.95, 295],
])('%s is accepted', (_sentence, offer, value, minor) => {
  expect(checkCardValue(value, offer, BRITAIN)).toEqual({ ok: true, value: minor })
})

test.each([
  [0, 'VALUE_INVALID', FREE],
  [-25, 'VALUE_INVALID', FREE],
  [Number.NaN, 'VALUE_INVALID', FREE],
  [Number.POSITIVE_INFINITY, 'VALUE_INVALID', FREE],
  [9, 'VALUE_TOO_LOW', FREE],
  [0.01, 'VALUE_TOO_LOW', FREE],
  [501, 'VALUE_TOO_HIGH', FREE],
  [2_147_483_648, 'VALUE_TOO_HIGH', FREE],
  [25.5, 'VALUE_NOT_WHOLE', FREE],
  [10, 'VALUE_NOT_OFFERED', FIXED],
  [2.951, 'VALUE_NOT_OFFERED', FIXED],
  [2.949, 'VALUE_NOT_OFFERED', FIXED],
])('%d is refused as %s', (value, name, offer) => {
  expect(checkCardValue(value, offer, BRITAIN)).toMatchObject({ ok: false, failure: { name, parameter: 'value' } })
})

test.each([
  [9, 'The minimum is £10'],
  [501, 'The maximum is £500'],
  [-1, 'Please, enter a positive value'],
])('the refusal text for %d', (value, message) => {
  const checked = checkCardValue(value, FREE, BRITAIN)
  expect(!checked.ok && toApiError(checked.failure).message).toBe(message)
})
