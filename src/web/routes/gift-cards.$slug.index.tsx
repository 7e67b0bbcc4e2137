import { createFileRoute } from '@tanstack/react-router'
import { listScreenTags } from '../client/screen-tags.ts'
import { loadProduct } from '../screens/product/load-product.ts'
import { ProductScreen } from '../screens/product/product-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/')({
  loader: ({ context, params }) => loadProduct(context, `/gift-cards/${params.slug}/`),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { title, tagline, path, image, hreflangTags } = loaderData.product
    const cardImage = image?.url.href
    return listScreenTags({ title, description: tagline, path, hreflangTags, cardImage, type: 'product' }, match.context.shop)
  },
  component: () => <ProductScreen data={Route.useLoaderData()} />,
})
