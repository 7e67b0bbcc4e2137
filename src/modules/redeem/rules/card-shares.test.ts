import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareBack, shareOverCards } from './card-shares.ts'

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)

test.each([
  ['one card pays it all', 2_500, [5_000], [2_500], 0],
  ['the first card pays first', 6_000, [5_000, 5_000], [5_000, 1_000], 0],
  ['more than there is is paid extra', 12_000, [5_000, 5_000], [5_000, 5_000], 2_000],
  ['a card that is not needed pays nothing', 1_000, [5_000, 5_000], [1_000, 0], 0],
])('%s', (_sentence, total, balances, parts, toPayMinor) => {
  expect(shareOverCards(total, balances)).toEqual({ parts, toPayMinor })
})

const minors = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 })

test('what goes in comes out: the cards and the extra payment are the total, and no card gives more than it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), minors, (total, balances) => {
      const { parts, toPayMinor } = shareOverCards(total, balances)
      expect(sum(parts) + toPayMinor).toBe(total)
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(balances[index] ?? 0)
      if (toPayMinor > 0) expect(parts).toEqual(balances)
    }),
  )
})

test('what is taken back is what was given, to the penny', () => {
  fc.assert(
    fc.property(minors, fc.integer({ min: 0, max: 100_000_000 }), (given, value) => {
      const back = shareBack(value, given)
      expect(back === undefined).toBe(value > sum(given))
      if (back) expect(sum(back)).toBe(value)
      for (const [index, share] of (back ?? []).entries()) expect(share).toBeLessThanOrEqual(given[index] ?? 0)
    }),
  )
})
