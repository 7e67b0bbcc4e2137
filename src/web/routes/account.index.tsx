import { createFileRoute } from '@tanstack/react-router'
import { IdentifyPage } from '../screens/account/entry/identify-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/')({
  staticData: { texts: 'account' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location: { publicHref } }) => loadEntry(context, { route: 'account', publicHref, search: deps }),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'account'),
  component: () => <IdentifyPage data={Route.useLoaderData()} />,
})
