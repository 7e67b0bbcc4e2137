import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // The server's page contains its structured data. Only a visitor who comes from another page needs the code for it.
    const { loadStructuredData } = await import('../screens/home/shop-structured-data.ts')
    const [page, structuredData] = await Promise.all([loadPage(context, '/'), loadStructuredData(context)])
    return { page, structuredData }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <HomeScreen {...Route.useLoaderData()} />,
})
