import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterSuccess } from '../screens/account/entry/message-pages.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/register/success')({
  staticData: { texts: 'account', ownTitle: msg`Welcome` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('registerSuccess', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <RegisterSuccess data={Route.useLoaderData()} />,
})
