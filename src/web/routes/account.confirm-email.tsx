import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../screens/account/entry/confirm-email-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/confirm-email')({
  staticData: { texts: 'account', ownTitle: msg`Confirm your email address` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('confirmEmail', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <ConfirmEmailPage data={Route.useLoaderData()} />,
})
