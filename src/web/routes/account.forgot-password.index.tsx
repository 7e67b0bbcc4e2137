import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../screens/account/entry/forgot-password-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/forgot-password/')({
  staticData: { texts: 'account', ownTitle: msg`Forgot your password?` },
  loaderDeps: ({ search }) => search,
  loader: (visit) => loadEntry('forgotPassword', visit),
  preloadStaleTime: 0,
  gcTime: 0,
  component: () => <ForgotPasswordPage data={Route.useLoaderData()} />,
})
