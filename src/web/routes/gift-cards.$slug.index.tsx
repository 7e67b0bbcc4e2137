import { createFileRoute } from '@tanstack/react-router'
import { loadProduct } from '../features/product/load-product.ts'
import { isPageNumber } from '../routing/page-param.ts'
import { ProductScreen } from '../screens/product/product-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/')({
  staticData: { texts: 'product' },
  // A number is a page of the listing. This route refuses it, so that the listing's route is tried.
  params: { parse: ({ slug }) => !isPageNumber(slug) && { slug } },
  loader: ({ context, params }) => loadProduct(context, `/gift-cards/${params.slug}/`),
  head: async ({ loaderData, match }) =>
    (await import('../screens/product/product-tags.ts')).listProductTags(loaderData, match.context),
  component: () => <ProductScreen data={Route.useLoaderData()} />,
})
