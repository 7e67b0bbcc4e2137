import type { PageData } from '../../data/load-page.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import { nameProduct } from '../../features/product/product-name.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import { listScreenTags } from '../../routing/screen-tags.ts'

type BusinessProduct = Pick<ProductData, 'product'> & { page: PageData }

/** The page is the same for every card, so its canonical address is the page without a card. */
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
