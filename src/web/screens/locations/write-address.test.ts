import { expect, test } from 'vitest'
import { writeAddress } from './write-address.ts'

const ADDRESS = { street: 'Pound Lane', houseNumber: '15B', postCode: 'SE10 4FG', city: 'London' }

test.each([
  ['in Britain the number stands first', 'GB', ['15B Pound Lane', 'London SE10 4FG']],
  ['in the Netherlands it follows the street', 'NL', ['Pound Lane 15B', 'SE10 4FG London']],
])('%s', (_sentence, countryCode, lines) => {
  expect(writeAddress({ ...ADDRESS, countryCode })).toEqual(lines)
})
