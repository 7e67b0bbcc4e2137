import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { toLocalPath } from '../../shared/paths.ts'
import { listScreenTags } from '../client/screen-tags.ts'
import { type LocationsSearch, loadLocations } from '../screens/locations/load-locations.ts'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'
import { nameProduct } from '../screens/product/product-name.ts'

export const Route = createFileRoute('/gift-cards/$slug/locations')({
  validateSearch: ({ latmax, latmin, lonmax, lonmin, page }: LocationsSearch): LocationsSearch => ({
    latmax,
    latmin,
    lonmax,
    lonmin,
    page,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadLocations(context, params.slug, deps),
  head: ({ loaderData, match, params }) => {
    if (!loaderData) return {}
    const { shop, paths, i18n } = match.context
    const { product, locations, isPartOfMap } = loaderData
    const name = nameProduct(i18n, product)
    const count = locations.totalCount
    const cities = [...new Set(locations.locations.map(({ city }) => city))].slice(0, 5).join(', ')
    return listScreenTags(
      {
        title: i18n._(msg`Where to spend your ${name}`),
        description: i18n._(msg`${name}: ${count} locations with address, telephone and map, such as in ${cities}.`),
        path: shop.languagePrefix + toLocalPath(`/gift-cards/${params.slug}/locations/`, paths),
        hreflangTags: locations.hreflangTags,
        cardImage: product.image?.url.href,
        // A part of the map is no page of its own.
        robots: isPartOfMap ? 'noindex' : undefined,
      },
      shop,
    )
  },
  component: () => <LocationsScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
})
