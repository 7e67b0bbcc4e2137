import { ROUTES } from '#shared/paths.ts'
import { type LanguageCode, type StorefrontContext, storefronts } from '../../storefronts/index.ts'
import { listPlacedStorefronts } from '../placed-storefronts.ts'
import type { PublicPage } from './public-page.ts'
import { listNamedCategories, listNamedOccasions, listPlaces, listSoldProducts } from './public-pages.store.ts'

/** The Choice Gift Card's path is fixed; the product behind it bears the canonical path's last word. */
const CHOICE_SLUG = ROUTES.choiceGiftCard.split('/').at(-2)

/** Every page of the catalogue that this storefront has. */
export async function listCatalogPages(ctx: StorefrontContext): Promise<PublicPage[]> {
  const [products, categories, occasions, places] = await Promise.all([
    listSoldProducts(ctx),
    listNamedCategories(ctx),
    listNamedOccasions(ctx),
    listPlaces(ctx),
  ])
  const { countryCode } = ctx.storefront
  return [
    { path: ROUTES.giftCards },
    { path: ROUTES.allCategories },
    ...categories.map((category) => toNamedPage(ROUTES.category, category)),
    { path: ROUTES.occasions },
    ...occasions.map((occasion) => toNamedPage(ROUTES.occasion, occasion)),
    ...products.map(({ slug, sellers, changedOn }) => ({
      path: slug === CHOICE_SLUG ? ROUTES.choiceGiftCard : ROUTES.giftCard,
      words: { slug },
      on: sellers,
      changedOn: changedOn ?? undefined,
    })),
    ...products
      .filter(({ countries }) => countries.includes(countryCode))
      .map(({ slug, sellers, countries }) => ({ path: ROUTES.locations, words: { slug }, on: codesOf(sellers, countries) })),
    // A place is in one country, so its sisters are there too.
    ...places.map(({ productSlug, slug, sellers, changedOn }) => ({
      path: ROUTES.location,
      words: { slug: productSlug, location: slug },
      on: codesOf(sellers, [countryCode]),
      changedOn: changedOn ?? undefined,
    })),
  ]
}

/** Where a page about places is. */
function codesOf(sellers: readonly string[], countries: readonly string[]): string[] {
  return listPlacedStorefronts(sellers, countries).map(({ code }) => code)
}

type Named = { slugs: Partial<Record<LanguageCode, string>>; changedOn: string | null }

/** The English word stands in where a language has none. */
function toNamedPage(route: string, { slugs, changedOn }: Named): PublicPage {
  const path: Partial<Record<LanguageCode, string>> = {}
  for (const { code } of storefronts.flatMap(({ languages }) => languages)) {
    const slug = slugs[code] ?? slugs.en
    if (slug !== undefined) path[code] = route.replace(/\$\w+/, slug)
  }
  return { path, changedOn: changedOn ?? undefined }
}
