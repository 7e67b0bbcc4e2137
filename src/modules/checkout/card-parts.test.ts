import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideTotal } from './card-parts.ts'

const funds = (availableMinor: number, heldMinor = 0) => ({ availableMinor, heldMinor })
const minors = (parts: ReturnType<typeof divideTotal>) => parts.map(({ minor }) => minor)
const failures = (parts: ReturnType<typeof divideTotal>) => parts.map(({ failure }) => failure)

test('the first card pays as much as it can, then the next', () => {
  expect(minors(divideTotal(2595, [funds(1000), funds(5000), funds(700)]))).toEqual([1000, 1595, 0])
})

test('a card that another checkout holds pays nothing rather than less', () => {
  const parts = divideTotal(2595, [funds(600, 400), funds(500)])
  expect(minors(parts)).toEqual([0, 500])
  expect(failures(parts)).toEqual(['CARD_IN_USE', undefined])
})

test('a card with enough left beside another hold can pay', () => {
  expect(divideTotal(500, [funds(600, 400)])).toEqual([{ minor: 500, failure: undefined }])
})

test('an empty card is reported as empty, a blocked one as blocked', () => {
  expect(failures(divideTotal(500, [funds(0), { ...funds(900), failure: 'CARD_BLOCKED' }]))).toEqual([
    'CARD_EMPTY',
    'CARD_BLOCKED',
  ])
})

test('no card pays more than it has, and all together never more than the total', () => {
  const anyFunds = fc.record({ availableMinor: fc.nat(10_000), heldMinor: fc.nat(10_000) })
  const property = fc.property(fc.nat(20_000), fc.array(anyFunds, { maxLength: 10 }), (totalMinor, cards) => {
    const paid = minors(divideTotal(totalMinor, cards))
    expect(paid.every((minor, index) => minor >= 0 && minor <= (cards[index]?.availableMinor ?? 0))).toBe(true)
    expect(paid.reduce((sum, minor) => sum + minor, 0)).toBeLessThanOrEqual(totalMinor)
  })
  fc.assert(property)
})
