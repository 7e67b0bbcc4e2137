import { createFileRoute } from '@tanstack/react-router'
import { listPageTags } from '../client/head.ts'
import { loadPage } from '../client/load-page.ts'
import { PageScreen } from '../screens/page/page-screen.tsx'

/** Every path that is no route of ours: a landing page if an editor made one there, else not found. */
export const Route = createFileRoute('/landing/$')({
  loader: ({ context, params }) => loadPage(context, `/${params._splat ?? ''}`),
  head: ({ loaderData, match }) => listPageTags(loaderData, match.context.shop),
  component: () => <PageScreen page={Route.useLoaderData()} />,
})
