import { createFileRoute } from '@tanstack/react-router'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { listPageTags } from '../client/head.ts'
import { loadPage } from '../client/load-page.ts'
import { ChoiceGiftCardScreen } from '../screens/choice-gift-card/choice-gift-card-screen.tsx'
import { loadProduct } from '../screens/product/load-product.ts'

/** A fixed path that wins over a product's slug (spec §2). */
export const Route = createFileRoute('/gift-cards/all-in-one-gift-card')({
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
