import { expect, test } from 'vitest'
import { listOffered, listShown, pickWrapper } from './offered-wrappers.ts'

const wrapper = (id: string, value: number, ...occasions: string[]) => ({
  id,
  occasions,
  kinds: id === 'paper' ? (['PHYSICAL'] as const) : (['DIGITAL', 'PHYSICAL'] as const),
  price: { currency: 'GBP', value },
})
const ALL = [wrapper('paper', 0), wrapper('lace', 2, 'wedding'), wrapper('red', 0, 'birthday'), wrapper('kraft', 0, 'thanks')]
const ids = (wrappers: readonly { id: string }[]) => wrappers.map(({ id }) => id)

test('wrappers of the occasion that the shopper came from are first, then those that suit the card', () => {
  expect(ids(listOffered(ALL, 'DIGITAL', ['thanks', 'birthday']))).toEqual(['kraft', 'red', 'lace'])
  expect(ids(listOffered(ALL, 'PHYSICAL', ['wedding']))).toEqual(['lace', 'paper', 'red', 'kraft'])
})

test.each([
  ['the first free one is selected by default', null, 'red'],
  ['a chosen wrapper stays, although it has a price', 'lace', 'lace'],
  ['choosing no wrapper stays so', '', ''],
  ['a wrapper that is not available for this kind of delivery is replaced', 'paper', 'red'],
])('%s', (_sentence, wanted, expected) => {
  expect(pickWrapper(wanted, listOffered(ALL, 'DIGITAL', ['wedding', 'birthday']))).toBe(expected)
})

test('where none is free, none is selected', () => {
  expect(pickWrapper(null, [wrapper('lace', 2)])).toBe('')
})

test('a wrapper from the overlay takes the last place of the row', () => {
  const offered = listOffered(ALL, 'DIGITAL', [])
  expect(ids(listShown(offered, 'kraft', 2))).toEqual(['lace', 'kraft'])
  expect(ids(listShown(offered, 'lace', 2))).toEqual(['lace', 'red'])
})
