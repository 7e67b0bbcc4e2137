import type { PageData } from '../../client/load-page.ts'
import { listScreenTags } from '../../client/screen-tags.ts'
import type { RouterContext } from '../../router.tsx'
import type { ProductData } from '../product/load-product.ts'
import { nameProduct } from '../product/product-name.ts'

type BusinessProduct = Pick<ProductData, 'product'> & { page: PageData }

/** The same page for every card: search engines are led to the one without. */
export function listBusinessProductTags(data: BusinessProduct | undefined, { i18n, shop }: RouterContext) {
  if (!data) return {}
  const { page, product } = data
  return listScreenTags(
    {
      title: `${nameProduct(i18n, product)}: ${page.title}`,
      description: page.metadata.description,
      path: page.path,
      sharePicture: product.sharePicture?.url.href,
    },
    shop,
  )
}
