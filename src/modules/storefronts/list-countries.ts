import { textLanguage } from '#languages/index.ts'
import { storefronts } from '#storefronts/index.ts'
import type { Storefront } from '#storefronts/types.ts'
import { listOfferedLanguages } from '../../shared/hreflang.ts'
import { storeOrigin } from './store-origin.ts'

type CountryCombination = {
  country: string
  url: string
  languagesCombinations: { languageCode: string; textLanguage: string; isDefault: boolean; currency: string }[]
}

/** The countries of this family, with one store each. A country with several stores gets the present store, otherwise its first. */
export function listCountries(storefront: Storefront, requestHost: string): CountryCombination[] {
  const family = storefronts.filter((sibling) => sibling.family === storefront.family)
  const shown = family.filter((sibling) => sibling === storeOf(sibling.countryCode, family, storefront))
  return shown.map((sibling) => ({
    country: sibling.countryCode,
    url: `${storeOrigin(sibling, requestHost)}/`,
    languagesCombinations: listOfferedLanguages(sibling).map((languageCode, index) => ({
      languageCode,
      textLanguage: textLanguage(languageCode),
      isDefault: index === 0,
      currency: sibling.currency,
    })),
  }))
}

function storeOf(country: string, family: readonly Storefront[], own: Storefront): Storefront | undefined {
  return own.countryCode === country ? own : family.find(({ countryCode }) => countryCode === country)
}
