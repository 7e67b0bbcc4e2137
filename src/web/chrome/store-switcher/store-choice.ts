import type { StoreCountriesQuery } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'

export type Country = StoreCountriesQuery['storeData']['countriesCombinations'][number]
/** Empty words are not chosen yet. */
export type StoreChoice = { country: string; language: string }
/** A line of the page's hreflang list, as its head has it. */
export type Alternate = { hreflang: string; href: string }

export const NO_CHOICE: StoreChoice = { country: '', language: '' }

export function findCountry(countries: readonly Country[], code: string): Country | undefined {
  return countries.find(({ country }) => country === code)
}

/** Choosing a country resets the language to that country's default, else its first (spec §4). */
export function chooseCountry(countries: readonly Country[], code: string): StoreChoice {
  const languages = findCountry(countries, code)?.languagesCombinations ?? []
  const language = languages.find(({ isDefault }) => isDefault) ?? languages[0]
  return language ? { country: code, language: language.languageCode } : NO_CHOICE
}

/** The store a visitor is in, in the language of the page they read. */
export function chooseOwn(countries: readonly Country[], shop: { countryCode: string; textLanguage: string }): StoreChoice {
  const languages = findCountry(countries, shop.countryCode)?.languagesCombinations ?? []
  const own = languages.find(({ textLanguage }) => textLanguage === shop.textLanguage)
  return own ? { country: shop.countryCode, language: own.languageCode } : NO_CHOICE
}

export function findCurrency(countries: readonly Country[], { country, language }: StoreChoice): string {
  const languages = findCountry(countries, country)?.languagesCombinations
  return languages?.find(({ languageCode }) => languageCode === language)?.currency ?? ''
}

/** Country, language and with them the currency are required (spec §5). */
export function listChoiceFailures(countries: readonly Country[], choice: StoreChoice): ShopFailure[] {
  if (findCurrency(countries, choice) !== '') return []
  const parameter = !choice.country ? 'country' : !choice.language ? 'language' : 'currency'
  return [{ name: 'COUNTRY_REQUIRED', parameter }]
}

/**
 * Where a choice leads: to the same page there when the current one names it (hreflang), else to the home page of that store and language (spec §4).
 * The store's own URL decides the host, so that who tries the shop on their own machine stays there.
 */
export function findDestination(
  countries: readonly Country[],
  choice: StoreChoice,
  alternates: readonly Alternate[],
): string | undefined {
  const store = findCountry(countries, choice.country)
  const language = store?.languagesCombinations.find(({ languageCode }) => languageCode === choice.language)
  if (!store || !language) return undefined
  const wanted = `${language.textLanguage}-${choice.country}`.toLowerCase()
  const same = alternates.find(({ hreflang }) => hreflang.toLowerCase() === wanted)
  const home = language.isDefault ? '/' : `/${choice.language}/`
  return new URL(same ? new URL(same.href).pathname : home, store.url).href
}
