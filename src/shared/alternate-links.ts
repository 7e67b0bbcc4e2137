type Alternate = { langCode: string; countryCode: string; origin: string; path: string; isDefault: boolean }
type AlternateLink = { hreflang: string; href: string }

/** The links for a page's head. The page of the international storefront is also the default for all other visitors. */
export function toAlternateLinks({ langCode, countryCode, origin, path, isDefault }: Alternate): AlternateLink[] {
  const own = { hreflang: `${langCode}-${countryCode}`.toLowerCase(), href: origin + path }
  return isDefault ? [own, { ...own, hreflang: 'x-default' }] : [own]
}
