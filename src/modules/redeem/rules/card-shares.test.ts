import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLeftAllowed } from './balance-left.ts'
import { divideOverCards, divideReturnedValue } from './card-shares.ts'

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)

test.each([
  ['one card pays it all', 2_500, [5_000], [2_500], 0],
  ['the first card pays first', 6_000, [5_000, 5_000], [5_000, 1_000], 0],
  ['a total above all cards is paid extra', 12_000, [5_000, 5_000], [5_000, 5_000], 2_000],
  ['a card that is not needed pays nothing', 1_000, [5_000, 5_000], [1_000, 0], 0],
])('%s', (_sentence, total, balances, parts, toPayMinor) => {
  expect(divideOverCards(total, balances)).toEqual({ parts, toPayMinor })
})

test.each([
  ['£5 stay on a card of £25 that would keep £2: the next one pays £3', 2_300, [2_500, 2_500], [2_000, 300]],
  ['£2 stay when no other card can pay', 2_300, [2_500], [2_300]],
  ['a card that would keep too little itself is emptied', 2_300, [2_500, 600], [1_700, 600]],
  ['the card after an emptied card pays the rest', 2_300, [2_500, 200, 2_500], [2_000, 200, 100]],
  ['a card that cannot keep £5 pays nothing', 200, [400, 2_500], [0, 200]],
  ['nothing changes where moving the rest does not help', 200, [300, 600], [200, 0]],
  ['£5 is enough', 2_000, [2_500, 2_500], [2_000, 0]],
])('%s', (_sentence, total, balances, parts) => {
  expect(divideOverCards(total, balances, 500)).toEqual({ parts, toPayMinor: 0 })
})

const minors = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 })

test('the cards and the extra payment sum to the total, and no card pays more than it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), minors, fc.nat(1_000), (total, balances, leastLeft) => {
      const { parts, toPayMinor } = divideOverCards(total, balances, leastLeft)
      expect(sum(parts) + toPayMinor).toBe(total)
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(balances[index] ?? 0)
      if (toPayMinor > 0) expect(parts).toEqual(balances)
    }),
  )
})

test('no card that pays keeps less than the minimum, as long as the cards together keep that much', () => {
  const LEAST = 500
  const cards = fc.array(fc.integer({ min: 2 * LEAST, max: 10 * LEAST }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 * LEAST }), cards, (total, balances) => {
      const { parts } = divideOverCards(total, balances, LEAST)
      const left = balances.map((balance, index) => balance - (parts[index] ?? 0))
      fc.pre(isLeftAllowed(sum(left), { minimumMinor: LEAST }))
      for (const minor of left) expect(isLeftAllowed(minor, { minimumMinor: LEAST })).toBe(true)
    }),
  )
})

test('the shares taken back sum to the value, and none exceeds what its card paid', () => {
  fc.assert(
    fc.property(minors, fc.integer({ min: 0, max: 100_000_000 }), (given, value) => {
      const back = divideReturnedValue(value, given)
      expect(back === undefined).toBe(value > sum(given))
      if (back) expect(sum(back)).toBe(value)
      for (const [index, share] of (back ?? []).entries()) expect(share).toBeLessThanOrEqual(given[index] ?? 0)
    }),
  )
})
