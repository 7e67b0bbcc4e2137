import { createFileRoute } from '@tanstack/react-router'
import { listPageTags } from '../client/head.ts'
import { loadPage } from '../client/load-page.ts'
import { PageScreen } from '../screens/page/page-screen.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/'),
  head: ({ loaderData, match }) => listPageTags(loaderData, match.context.shop),
  component: () => <PageScreen page={Route.useLoaderData()} />,
})
