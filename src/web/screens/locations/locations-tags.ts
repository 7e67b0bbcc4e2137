import { msg } from '@lingui/core/macro'
import { toLocalPath } from '#shared/paths.ts'
import { nameProduct } from '../../features/product/product-name.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import type { LocationsData } from './load-locations.ts'

export function listLocationsTags(data: LocationsData | undefined, slug: string, { i18n, paths, shop }: RouterContext) {
  if (!data) return {}
  const { product, locations, isPartOfMap, place } = data
  const name = nameProduct(i18n, product)
  const count = locations.totalCount
  const cities = [...new Set(locations.locations.map(({ city }) => city))].slice(0, 5).join(', ')
  return listScreenTags(
    {
      title: i18n._(msg`Where to spend your ${name}`),
      description: i18n._(msg`${name}: ${count} locations with address, telephone and map, such as in ${cities}.`),
      path: shop.languagePrefix + toLocalPath(`/gift-cards/${slug}/locations/`, paths),
      hreflangTags: locations.hreflangTags,
      sharePicture: product.sharePicture?.url.href,
      // A part of the map or a search is not a page for search engines.
      robots: isPartOfMap || place ? 'noindex' : undefined,
    },
    shop,
  )
}
