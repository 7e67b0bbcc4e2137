import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalsOf } from '#shared/money.ts'
import { storefronts } from '../../storefronts/index.ts'
import { splitValue } from './split-value.ts'

const POUNDS = { limitMinor: 15_000, minMinor: 1_000, unitMinor: 100 }

test.each([
  ['150 is one card', 15_000, POUNDS, [15_000]],
  ['151 is two', 15_100, POUNDS, [7_600, 7_500]],
  ['300 is two of 150', 30_000, POUNDS, [15_000, 15_000]],
  ['400 is three, as equal as whole pounds allow', 40_000, POUNDS, [13_400, 13_300, 13_300]],
  ['pence stay together', 30_050, POUNDS, [10_050, 10_000, 10_000]],
  ['a value with pence beside whole pounds is on one card', 16_550, POUNDS, [8_300, 8_250]],
  ['a minimum of 100 keeps 160 whole', 16_000, { ...POUNDS, minMinor: 10_000 }, [16_000]],
  ['a minimum of 80 allows two of 80', 16_000, { ...POUNDS, minMinor: 8_000 }, [8_000, 8_000]],
  ['yen have no pence', 40_000, { limitMinor: 30_000, minMinor: 1_000, unitMinor: 1 }, [20_000, 20_000]],
])('%s', (_sentence, value, splitting, parts) => {
  expect(splitValue(value, splitting)).toEqual(parts)
})

describe('for the limit of every storefront', () => {
  test.each([...new Map(storefronts.map((one) => [one.currency, one])).values()].map((one) => [one.currency, one] as const))(
    '%s: no penny is lost, and no card is needlessly above the limit or below the minimum',
    (currency, { redeemSplitAbove }) => {
      const unitMinor = 10 ** decimalsOf(currency)
      const limitMinor = redeemSplitAbove * unitMinor
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 20 * limitMinor }), fc.integer({ min: 1, max: redeemSplitAbove }), (value, min) => {
          const minMinor = min * unitMinor
          const parts = splitValue(value, { limitMinor, minMinor, unitMinor })
          expect(parts.reduce((sum, minor) => sum + minor, 0)).toBe(value)
          const [largest, smallest] = [Math.max(...parts), Math.min(...parts)]
          expect(largest - smallest).toBeLessThan(2 * unitMinor)
          if (parts.length > 1) expect(smallest).toBeGreaterThanOrEqual(minMinor)
          // Cards are above the limit only if one more card would make all cards too small.
          if (largest > limitMinor) expect(Math.floor(value / (parts.length + 1) / unitMinor) * unitMinor).toBeLessThan(minMinor)
        }),
      )
    },
  )
})
