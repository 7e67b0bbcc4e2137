import { expect, test } from 'vitest'
import { expectLittleWork } from '#tests/support/processor-time.ts'
import { listAddressSuggestions } from './address-suggestions.ts'

const labels = (typed: string, ...countries: string[]) => listAddressSuggestions(typed, countries).map(({ label }) => label)

test('a place shows its area', () => {
  expect(listAddressSuggestions('canterb', ['GB'])).toEqual([
    { label: 'Canterbury, Kent', countryCode: 'GB', administrativeArea: 'Kent', locality: 'Canterbury' },
  ])
})

test('a place with the same name as its area is named once', () => {
  expect(labels('bristol', 'GB')).toEqual(['Bristol'])
})

test.each([
  ['zurich', 'CH', 'Zürich'],
  ['GÖTEBORG', 'SE', 'Göteborg, Västra Götaland'],
  ['lodz', 'PL', 'Łódź, Łódzkie'],
  ['kobenhavn', 'DK', 'København, Hovedstaden'],
  ['giessen', 'DE', 'Gießen, Hessen'],
  ['s hertogen', 'NL', "'s-Hertogenbosch, Noord-Brabant"],
  ['stoke on', 'GB', 'Stoke-on-Trent, Staffordshire'],
  ['  bath,  som', 'GB', 'Bath, Somerset'],
  ['sao paulo', 'BR', 'São Paulo'],
])('%s finds it without its accents and marks', (typed, country, label) => {
  expect(labels(typed, country)[0]).toBe(label)
})

test.each([
  ['Amst', 'NL', 'Amsterdam, Noord-Holland'],
  ['Be', 'DE', 'Berlin'],
  ['l', 'GB', 'London, Greater London'],
])('%s in %s suggests the large city first', (typed, country, label) => {
  expect(labels(typed, country)[0]).toBe(label)
})

test('names that start with it come before names and areas that contain it', () => {
  expect(labels('new', 'US').slice(0, 4)).toEqual([
    'New York',
    'New Haven, Connecticut',
    'New Orleans, Louisiana',
    'Newark, New Jersey',
  ])
  expect(labels('kent', 'GB')).toContain('Dover, Kent')
})

test('a word is found by its beginning, not by its middle', () => {
  expect(labels('trent', 'GB')).toContain('Newark-on-Trent, Nottinghamshire')
  expect(labels('rent', 'GB')).toEqual([])
})

test('an empty text finds everything, an unknown country nothing', () => {
  expect(labels('', 'NL').length).toBeGreaterThanOrEqual(150)
  expect(labels('a', 'ZZ')).toEqual([])
})

test('countries come in the requested order', () => {
  expect(labels('hamilton', 'NZ', 'CA')).toEqual(['Hamilton, Waikato', 'Hamilton, Ontario'])
})

test('a text longer than any place name finds nothing, in a moment', async () => {
  const typed = `e${'\u0315\u0300'.repeat(50_000)}`
  await expectLittleWork(100, () => expect(listAddressSuggestions(typed, ['GB'])).toEqual([]))
})
