import { createFileRoute } from '@tanstack/react-router'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { loadProduct } from '../features/product/load-product.ts'
import { BusinessProductScreen } from '../screens/business/business-product-screen.tsx'
import { loadQuote } from '../screens/business/load-quote.ts'

export const Route = createFileRoute('/business/$slug')({
  staticData: { texts: 'enquiries' },
  loader: async ({ context, params }) => {
    const [page, { product }, store] = await Promise.all([
      loadPage(context, toLocalPath(ROUTES.business, context.paths)),
      loadProduct(context, `/gift-cards/${params.slug}/`),
      loadQuote(context),
    ])
    return { page, product, store }
  },
  head: async ({ loaderData, match }) =>
    (await import('../screens/business/business-product-tags.ts')).listBusinessProductTags(loaderData, match.context),
  component: () => <BusinessProductScreen {...Route.useLoaderData()} />,
})
