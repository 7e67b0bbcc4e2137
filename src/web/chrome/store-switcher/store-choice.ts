import type { StoreCountriesQuery } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'

export type Country = StoreCountriesQuery['storeData']['countriesCombinations'][number]
/** An empty string means "not chosen yet". */
export type StoreChoice = { country: string; language: string }
/** An entry of the page's hreflang list, as in its head. */
export type Alternate = { hreflang: string; href: string }

export const NO_CHOICE: StoreChoice = { country: '', language: '' }

export function findCountry(countries: readonly Country[], code: string): Country | undefined {
  return countries.find(({ country }) => country === code)
}

/** Choosing a country resets the language to that country's default, or to its first (spec §4). */
export function chooseCountry(countries: readonly Country[], code: string): StoreChoice {
  const languages = findCountry(countries, code)?.languagesCombinations ?? []
  const language = languages.find(({ isDefault }) => isDefault) ?? languages[0]
  return language ? { country: code, language: language.languageCode } : NO_CHOICE
}

/** The store that the visitor is in, in the language of the page. */
export function chooseOwn(countries: readonly Country[], shop: { countryCode: string; textLanguage: string }): StoreChoice {
  const languages = findCountry(countries, shop.countryCode)?.languagesCombinations ?? []
  const own = languages.find(({ textLanguage }) => textLanguage === shop.textLanguage)
  return own ? { country: shop.countryCode, language: own.languageCode } : NO_CHOICE
}

export function findCurrency(countries: readonly Country[], { country, language }: StoreChoice): string {
  const languages = findCountry(countries, country)?.languagesCombinations
  return languages?.find(({ languageCode }) => languageCode === language)?.currency ?? ''
}

/** Country and language are required, and with them the currency (spec §5). */
export function listChoiceFailures(countries: readonly Country[], choice: StoreChoice): ShopFailure[] {
  if (findCurrency(countries, choice) !== '') return []
  const parameter = !choice.country ? 'country' : !choice.language ? 'language' : 'currency'
  return [{ name: 'COUNTRY_REQUIRED', parameter }]
}

/**
 * The address of a choice: the same page in that store if the current page lists it (hreflang), otherwise the home page of that store and language
 * (spec §4). The host comes from the store's own URL, so that a shop on a developer's machine stays there.
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
