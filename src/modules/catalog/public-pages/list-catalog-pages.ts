import { ROUTES } from '#shared/paths.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { listPlacedStorefronts, toPaths } from '../list-alternates.ts'
import { CHOICE_SLUG } from '../to-product.ts'
import type { PublicPage } from './public-page.ts'
import { listNamedCategories, listNamedOccasions, listPlaces, listSoldProducts, type NamedRow } from './public-pages.store.ts'

/** Lists every catalogue page of this storefront. */
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
    // A location is in one country, so its alternates are in that country too.
    ...places.map(({ productSlug, slug, sellers, changedOn }) => ({
      path: ROUTES.location,
      words: { slug: productSlug, location: slug },
      on: codesOf(sellers, [countryCode]),
      changedOn: changedOn ?? undefined,
    })),
  ]
}

/** The storefronts that have a page about locations. */
function codesOf(sellers: readonly string[], countries: readonly string[]): string[] {
  return listPlacedStorefronts(sellers, countries).map(({ code }) => code)
}

function toNamedPage(route: string, { slugs, changedOn }: NamedRow): PublicPage {
  return { path: toPaths(route, slugs), changedOn: changedOn ?? undefined }
}
