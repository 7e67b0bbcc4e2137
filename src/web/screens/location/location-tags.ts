import { msg } from '@lingui/core/macro'
import { writeAddress } from '#shared/address-order.ts'
import { nameProduct } from '../../features/product/product-name.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import type { LocationData } from './location-screen.tsx'

export function listLocationTags(location: LocationData | undefined, { i18n, shop }: RouterContext) {
  if (!location) return {}
  const { name: title, path, hreflangTags, product } = location
  const card = nameProduct(i18n, product)
  const address = writeAddress(location)
  const description = i18n._(msg`Spend your ${card} at ${title}, ${address}.`)
  return listScreenTags({ title, description, path, hreflangTags, sharePicture: product.sharePicture?.url.href }, shop)
}
