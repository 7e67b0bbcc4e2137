import { createFileRoute } from '@tanstack/react-router'
import { ROUTES, toLocalPath } from '../../shared/paths.ts'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { BusinessScreen } from '../screens/business/business-screen.tsx'
import { loadQuote } from '../screens/business/load-quote.ts'

export const Route = createFileRoute('/business/')({
  staticData: { texts: 'enquiries' },
  loader: async ({ context }) => {
    const path = toLocalPath(ROUTES.business, context.paths)
    const [page, store] = await Promise.all([loadPage(context, path), loadQuote(context)])
    return { page, store }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <BusinessScreen {...Route.useLoaderData()} />,
})
