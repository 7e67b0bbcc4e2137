import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../screens/account/entry/login-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/login')({
  staticData: { texts: 'account', ownTitle: msg`Log in` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('login', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <LoginPage data={Route.useLoaderData()} />,
})
