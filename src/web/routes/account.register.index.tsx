import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../screens/account/entry/register-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/register/')({
  staticData: { texts: 'account', ownTitle: msg`Create an account` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('register', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <RegisterPage data={Route.useLoaderData()} />,
})
