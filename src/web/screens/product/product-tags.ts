import type { ProductData } from '../../features/product/load-product.ts'
import { nameProduct } from '../../features/product/product-name.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'
import { shorten } from '../../ui/shorten.ts'

/** The length that search engines show of a description. */
const MAX_DESCRIPTION = 155

export function listProductTags(data: ProductData | undefined, { i18n, shop }: RouterContext) {
  if (!data) return {}
  const { product } = data
  return listScreenTags(
    {
      title: nameProduct(i18n, product),
      description: shorten(`${product.tagline}. ${product.description}`.replace(/\s+/g, ' '), MAX_DESCRIPTION),
      path: product.path,
      hreflangTags: product.hreflangTags,
      sharePicture: product.sharePicture?.url.href,
      type: 'product',
    },
    shop,
  )
}
