import { createFileRoute } from '@tanstack/react-router'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../client/load-page.ts'
import { listScreenTags } from '../client/screen-tags.ts'
import { BusinessProductScreen } from '../screens/business/business-product-screen.tsx'
import { loadProduct } from '../screens/product/load-product.ts'
import { nameProduct } from '../screens/product/product-name.ts'

export const Route = createFileRoute('/business/$slug')({
  loader: async ({ context, params }) => {
    const [page, { product }] = await Promise.all([
      loadPage(context, toLocalPath(ROUTES.business, context.paths)),
      loadProduct(context, `/gift-cards/${params.slug}/`),
    ])
    return { page, product }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { page, product } = loaderData
    const { shop, i18n } = match.context
    const title = `${nameProduct(i18n, product)}: ${page.title}`
    // The same page for every card: search engines are led to the one without.
    return listScreenTags(
      { title, description: page.metadata.description, path: page.path, cardImage: product.image?.url.href },
      shop,
    )
  },
  component: () => <BusinessProductScreen {...Route.useLoaderData()} />,
})
