import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordSuccess } from '../screens/account/entry/message-pages.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/new-password/success')({
  staticData: { texts: 'account', ownTitle: msg`Your new password` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('newPasswordSuccess', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: NewPasswordSuccess,
})
