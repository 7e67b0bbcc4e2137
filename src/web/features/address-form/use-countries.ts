import { useMemo } from 'react'
import { COUNTRIES } from '#shared/countries.ts'
import { useShop } from '../../session/use-shop.ts'
import { useHydrated } from '../../ssr/use-hydrated.ts'

type ListOptions<O> = (codes: readonly string[], locale: string, ownCountry: string) => O[]

/** Every country by its name. Some names differ between server and browser, so the server renders only the shop's own country. */
export function useCountries<O>(listOptions: ListOptions<O>): O[] {
  const { locale, countryCode } = useShop()
  const isHydrated = useHydrated()
  return useMemo(
    () => listOptions(isHydrated ? COUNTRIES : [countryCode], locale, countryCode),
    [listOptions, isHydrated, locale, countryCode],
  )
}
