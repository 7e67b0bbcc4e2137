import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber } from '../client/page-param.ts'
import { listScreenTags } from '../client/screen-tags.ts'
import { shorten } from '../client/shorten.ts'
import { loadProduct } from '../screens/product/load-product.ts'
import { nameProduct } from '../screens/product/product-name.ts'
import { ProductScreen } from '../screens/product/product-screen.tsx'

export const Route = createFileRoute('/gift-cards/$slug/')({
  // A number is a page of the listing, whose route would otherwise never be asked.
  params: { parse: ({ slug }) => !isPageNumber(slug) && { slug } },
  loader: ({ context, params }) => loadProduct(context, `/gift-cards/${params.slug}/`),
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { product } = loaderData
    const screen = {
      title: nameProduct(match.context.i18n, product),
      description: shorten(`${product.tagline}. ${product.description}`.replace(/\s+/g, ' '), 155),
      path: product.path,
      hreflangTags: product.hreflangTags,
      cardImage: product.image?.url.href,
      type: 'product',
    } as const
    return listScreenTags(screen, match.context.shop)
  },
  component: () => <ProductScreen data={Route.useLoaderData()} />,
})
