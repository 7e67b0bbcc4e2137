import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../data/load-page.ts'
import { listPageTags } from '../routing/shop-tags.ts'
import { HomeScreen } from '../screens/home/home-screen.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    // The page brings its structured data along: its code is needed only by who comes here from another page.
    const { loadStructuredData } = await import('../screens/home/shop-structured-data.ts')
    const [page, structuredData] = await Promise.all([loadPage(context, '/'), loadStructuredData(context)])
    return { page, structuredData }
  },
  head: ({ loaderData, match }) => listPageTags(loaderData?.page, match.context.shop),
  component: () => <HomeScreen {...Route.useLoaderData()} />,
})
