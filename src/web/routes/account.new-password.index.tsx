import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../screens/account/entry/new-password-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/new-password/')({
  staticData: { texts: 'account', ownTitle: msg`Choose a new password` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('newPassword', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <NewPasswordPage data={Route.useLoaderData()} />,
})
