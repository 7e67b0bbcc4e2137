type Alternate = { langCode: string; countryCode: string; origin: string; path: string; isDefault: boolean }
type AlternateLink = { hreflang: string; href: string }

/** As they stand in a page's head. The international storefront's page is also the one for everybody else. */
export function toAlternateLinks({ langCode, countryCode, origin, path, isDefault }: Alternate): AlternateLink[] {
  const own = { hreflang: `${langCode}-${countryCode}`.toLowerCase(), href: origin + path }
  return isDefault ? [own, { ...own, hreflang: 'x-default' }] : [own]
}
