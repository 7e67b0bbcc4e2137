import { createFileRoute } from '@tanstack/react-router'
import { ShopIdentityDocument } from '../../generated/documents.ts'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [page, { storeData }] = await Promise.all([loadPage(context, '/'), context.ask(ShopIdentityDocument, {})])
    return { page, identity: storeData }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <HomeScreen {...Route.useLoaderData()} />,
})
