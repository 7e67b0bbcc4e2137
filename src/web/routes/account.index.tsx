import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { IdentifyPage } from '../screens/account/entry/identify-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/')({
  staticData: { texts: 'account', ownTitle: msg`Log in or register` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('account', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <IdentifyPage data={Route.useLoaderData()} />,
})
