import { expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { splitHouse, writeHouse } from './house.ts'

test.each([
  ['a number stays a number', { houseNumber: '12' }, { houseNumber: '12' }],
  ['12a is number 12, suffix a', { houseNumber: '12a' }, { houseNumber: '12', suffix: 'a' }],
  ['221B keeps its capital', { houseNumber: ' 221B ' }, { houseNumber: '221', suffix: 'B' }],
  ['a space or a dash may stand between', { houseNumber: '12 bis' }, { houseNumber: '12', suffix: 'bis' }],
  ['a house may span several numbers', { houseNumber: '12-14' }, { houseNumber: '12', suffix: '14' }],
  ['a flat after a slash is a suffix', { houseNumber: '7/2' }, { houseNumber: '7', suffix: '2' }],
  ['a typed suffix follows', { houseNumber: '12a', suffix: 'flat 2' }, { houseNumber: '12', suffix: 'a flat 2' }],
  ['but not twice', { houseNumber: '12a', suffix: 'A' }, { houseNumber: '12', suffix: 'a' }],
  ['a house name is a line of the address', { houseNumber: 'Rose Cottage' }, { houseNumber: '', addressLine1: 'Rose Cottage' }],
  [
    'it comes before an existing line',
    { houseNumber: 'The Mill', addressLine1: 'Flat 2' },
    { houseNumber: '', addressLine1: 'The Mill, Flat 2' },
  ],
  [
    'a name that was split before is not doubled',
    { houseNumber: 'The Mill', addressLine1: 'The Mill' },
    { houseNumber: '', addressLine1: 'The Mill' },
  ],
  ['a name may have accents', { houseNumber: 'Ünter den Linden' }, { houseNumber: '', addressLine1: 'Ünter den Linden' }],
  ['a negative number is not split, so that it is refused', { houseNumber: '-1' }, { houseNumber: '-1' }],
  ['so is a fraction', { houseNumber: '1.5' }, { houseNumber: '1.5' }],
  ['so is a number with more digits than any house has', { houseNumber: '12345678901a' }, { houseNumber: '12345678901a' }],
  ['an empty text stays empty', { houseNumber: '' }, { houseNumber: '' }],
])('%s', (_sentence, typed, expected) => {
  expect(splitHouse(typed)).toEqual(expected)
})

test('a text that is longer than any house is not split, so that it is refused at once', async () => {
  const typed = { houseNumber: `1${' '.repeat(7_990)}!` }
  await expectLittleWork(100, () => {
    for (let count = 0; count < 100; count++) expect(splitHouse(typed)).toBe(typed)
  })
})

test('the field shows the number, or the name of a house without one', () => {
  expect(writeHouse({ houseNumber: '12', addressLine1: 'At the back' })).toBe('12')
  expect(writeHouse({ houseNumber: '', addressLine1: 'Rose Cottage' })).toBe('Rose Cottage')
  expect(writeHouse({})).toBe('')
})
