import { describe, expect, test } from 'vitest'
import {
  chooseCountry,
  chooseOwn,
  findCurrency,
  findDestination,
  listChoiceFailures,
  NO_CHOICE,
  type StoreChoice,
} from './store-choice.ts'

const language = (languageCode: string, currency: string, isDefault = false) => ({
  languageCode,
  textLanguage: languageCode === 'nl' ? 'nl' : 'en',
  isDefault,
  currency,
})
const COUNTRIES = [
  { country: 'GB', url: 'http://gcsuk.localhost:3000/', languagesCombinations: [language('en', 'GBP', true)] },
  {
    country: 'BE',
    url: 'http://gcsbe.localhost:3000/',
    languagesCombinations: [language('fr', 'EUR'), language('nl', 'EUR', true)],
  },
  { country: 'CH', url: 'http://gcsch.localhost:3000/', languagesCombinations: [language('de', 'CHF'), language('fr', 'CHF')] },
]
const ALTERNATES = [
  { hreflang: 'en-gb', href: 'https://gcs.example/delivery/' },
  { hreflang: 'en-be', href: 'https://be.gcs.example/fr/livraison/' },
  { hreflang: 'x-default', href: 'https://gcs.example/delivery/' },
]

describe('choosing a country', () => {
  test.each([
    ["sets that country's default language", 'BE', { country: 'BE', language: 'nl' }],
    ['sets its first language when none is the default', 'CH', { country: 'CH', language: 'de' }],
    ['that is not served selects nothing', 'JP', NO_CHOICE],
    ['an empty one selects nothing', '', NO_CHOICE],
  ])('%s', (_sentence, country, choice) => {
    expect(chooseCountry(COUNTRIES, country)).toEqual(choice)
  })

  test('starts with the store and the language of the page, even where French pages are still in English', () => {
    expect(chooseOwn(COUNTRIES, { countryCode: 'BE', textLanguage: 'en' })).toEqual({ country: 'BE', language: 'fr' })
    expect(chooseOwn(COUNTRIES, { countryCode: 'BE', textLanguage: 'nl' })).toEqual({ country: 'BE', language: 'nl' })
  })

  test('shows its currency', () => {
    expect(findCurrency(COUNTRIES, { country: 'CH', language: 'fr' })).toBe('CHF')
    expect(findCurrency(COUNTRIES, NO_CHOICE)).toBe('')
  })

  test('is complete with country, language and currency', () => {
    const missing = (choice: StoreChoice) => listChoiceFailures(COUNTRIES, choice).map(({ parameter }) => parameter)
    expect(missing({ country: 'BE', language: 'fr' })).toEqual([])
    expect(missing({ country: 'BE', language: '' })).toEqual(['language'])
    expect(missing({ country: 'BE', language: 'en' })).toEqual(['currency'])
    expect(missing(NO_CHOICE)).toEqual(['country'])
  })
})

describe('a choice leads', () => {
  test.each([
    ['to the same page there', 'BE', 'fr', 'http://gcsbe.localhost:3000/fr/livraison/'],
    ['to the home page of that store when it has no such page', 'BE', 'nl', 'http://gcsbe.localhost:3000/'],
    ["to that store's other language when it has no such page", 'CH', 'fr', 'http://gcsch.localhost:3000/fr/'],
    ['back to this very page', 'GB', 'en', 'http://gcsuk.localhost:3000/delivery/'],
    ['to no page when it is unknown', 'JP', 'ja', undefined],
  ])('%s', (_sentence, country, code, href) => {
    expect(findDestination(COUNTRIES, { country, language: code }, ALTERNATES)).toBe(href)
  })
})
