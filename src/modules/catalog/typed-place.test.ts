import { expect, test } from 'vitest'
import { toTypedPlace } from './typed-place.ts'

test.each([
  ['a town', ' Stoke-on-Trent ', { text: 'stoke on trent', postCodes: [] }],
  ['a town with an accent', 'Orléans', { text: 'orleans', postCodes: [] }],
  ['a postcode, then shorter and shorter parts of it', 'bs1 4', { text: 'bs1 4', postCodes: ['bs14', 'bs1', 'bs'] }],
  ['digits alone', '1015', { text: '1015', postCodes: ['1015', '101', '10'] }],
  ['one letter is no postcode', 'b', { text: 'b', postCodes: [] }],
  ['an empty text', '  ', undefined],
])('what is typed to find a location: %s', (_sentence, typed, expected) => {
  expect(toTypedPlace(typed)).toEqual(expected)
})
