import { createFileRoute } from '@tanstack/react-router'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { loadProduct } from '../features/product/load-product.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { ChoiceGiftCardScreen } from '../screens/choice-gift-card/choice-gift-card-screen.tsx'

/** A fixed path that takes precedence over a product's slug (spec §2). */
export const Route = createFileRoute('/gift-cards/all-in-one-gift-card')({
  staticData: { texts: 'product' },
  loader: async ({ context }) => {
    const [page, data] = await Promise.all([
      loadPage(context, toLocalPath(ROUTES.choiceGiftCard, context.paths)),
      loadProduct(context, ROUTES.choiceGiftCard),
    ])
    return { page, data }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop, loaderData?.data.product),
  component: () => <ChoiceGiftCardScreen {...Route.useLoaderData()} />,
})
