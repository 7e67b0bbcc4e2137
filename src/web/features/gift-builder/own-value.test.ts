import { expect, test } from 'vitest'
import { chosenAmount, OWN_VALUE, toAmount } from './own-value.ts'

test.each([
  ['25', 25],
  [' 33 ', 33],
  ['25.50', 25.5],
  ['25,50', 25.5],
  ['twenty', Number.NaN],
  ['1,000.00', Number.NaN],
])('"%s" is the amount %d', (typed, amount) => {
  expect(toAmount(typed)).toBe(amount)
})

test('the typed amount counts only when it is chosen', () => {
  expect(chosenAmount({ value: '25', ownValue: '40' })).toBe(25)
  expect(chosenAmount({ value: OWN_VALUE, ownValue: '40' })).toBe(40)
})
