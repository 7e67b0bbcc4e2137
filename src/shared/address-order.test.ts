import { expect, test } from 'vitest'
import { retypeCity, writeAddress } from './address-order.ts'

test.each([
  ['in Britain', 'GB', 'London', 'SW1A 1AA', '10B Bridge Street, London SW1A 1AA'],
  ['in the Netherlands', 'NL', 'Amsterdam', '1012 AB', 'Bridge Street 10 B, 1012 AB Amsterdam'],
  ['in France', 'FR', 'Paris', '75001', '10 B Bridge Street, 75001 Paris'],
])('an address is written as is usual %s', (_where, countryCode, city, postCode, expected) => {
  expect(writeAddress({ street: 'Bridge Street', houseNumber: '10', suffix: ' B', city, postCode, countryCode })).toBe(expected)
})

test.each([
  ['a Dutch letter carries no province', 'NL', 'Noord-Holland', 'Bridge Street 10, 1012 AB Amsterdam'],
  ['an American one carries its state', 'US', 'New York', '10 Bridge Street, Amsterdam New York 1012 AB'],
])('%s', (_sentence, countryCode, administrativeArea, expected) => {
  const address = { street: 'Bridge Street', houseNumber: '10', city: 'Amsterdam', postCode: '1012 AB' }
  expect(writeAddress({ ...address, administrativeArea, countryCode })).toBe(expected)
})

test('a British flat comes before its house, a Dutch one after it', () => {
  const address = { street: 'Queen Square', houseNumber: '12', suffix: 'Flat 2' }
  expect(writeAddress({ ...address, countryCode: 'GB' })).toBe('Flat 2, 12 Queen Square')
  expect(writeAddress({ ...address, countryCode: 'NL' })).toBe('Queen Square 12 Flat 2')
})

test('missing parts leave no gap', () => {
  expect(writeAddress({ street: 'Bridge Street', city: null, countryCode: 'GB' })).toBe('Bridge Street')
})

test.each([
  ['a typed state stays when the town is corrected', { countryCode: 'US', area: 'Texas' }, undefined],
  ['also where another was suggested before', { countryCode: 'US', area: 'Texas', proposed: 'Ohio' }, undefined],
  ['a state that was filled in with a town is removed with it', { countryCode: 'US', area: 'Ohio', proposed: 'Ohio' }, ''],
  ['where addresses have no state, none is left behind', { countryCode: 'GB', area: 'Greater London' }, ''],
])('%s', (_sentence, address, administrativeArea) => {
  expect(retypeCity('Austin', address)).toEqual({ city: 'Austin', ...(administrativeArea === '' ? { administrativeArea } : {}) })
})
