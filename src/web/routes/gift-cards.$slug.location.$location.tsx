import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { listScreenTags } from '../client/screen-tags.ts'
import { loadLocation } from '../screens/location/load-location.ts'
import { LocationScreen } from '../screens/location/location-screen.tsx'
import { writeAddress } from '../screens/locations/write-address.ts'
import { nameProduct } from '../screens/product/product-name.ts'

export const Route = createFileRoute('/gift-cards/$slug/location/$location')({
  loader: ({ context, params }) => loadLocation(context, params.slug, params.location),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { shop, i18n } = match.context
    const card = nameProduct(i18n, loaderData.product)
    const address = writeAddress(loaderData).join(', ')
    const { name: title, path, hreflangTags } = loaderData
    const description = i18n._(msg`Spend your ${card} at ${title}, ${address}.`)
    return listScreenTags({ title, description, path, hreflangTags, cardImage: loaderData.product.image?.url.href }, shop)
  },
  component: () => <LocationScreen location={Route.useLoaderData()} />,
})
