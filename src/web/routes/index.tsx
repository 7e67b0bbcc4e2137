import { createFileRoute } from '@tanstack/react-router'
import { ShopIdentityDocument } from '../../generated/documents.ts'
import { listPageTags } from '../client/head.ts'
import { loadPage } from '../client/load-page.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const [page, { storeData }] = await Promise.all([loadPage(context, '/'), context.ask(ShopIdentityDocument, {})])
    return { page, identity: storeData }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <HomeScreen {...Route.useLoaderData()} />,
})
