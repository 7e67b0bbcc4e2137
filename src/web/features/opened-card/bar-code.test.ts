import { expect, test } from 'vitest'
import { drawBars, listSymbols } from './bar-code.ts'

test('an even number of digits becomes pairs, a checksum and the end', () => {
  // 105 + 1·12 + 2·34 = 185, and 185 mod 103 = 82.
  expect(listSymbols('1234')).toEqual([105, 12, 34, 82, 106])
})

test('the last of nineteen digits is encoded on its own', () => {
  const symbols = listSymbols('9375010000000000007')
  expect(symbols.slice(0, 4)).toEqual([105, 93, 75, 1])
  expect(symbols.slice(10, 12)).toEqual([100, 23])
  expect(symbols).toHaveLength(14)
})

test('a symbol is eleven modules wide, the last one thirteen', () => {
  const { bars, width } = drawBars('1234')
  expect(width).toBe(4 * 11 + 13)
  expect(bars[0]).toEqual({ at: 0, width: 2 })
  expect(bars.at(-1)).toEqual({ at: width - 2, width: 2 })
  expect(bars).toHaveLength(4 * 3 + 4)
})
