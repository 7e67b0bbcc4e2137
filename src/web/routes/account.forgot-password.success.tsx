import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordSuccess } from '../screens/account/entry/message-pages.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/forgot-password/success')({
  staticData: { texts: 'account', ownTitle: msg`Check your inbox` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('forgotPasswordSuccess', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: ForgotPasswordSuccess,
})
