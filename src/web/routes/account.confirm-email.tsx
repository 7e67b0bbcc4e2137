import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../screens/account/entry/confirm-email-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/confirm-email')({
  staticData: { texts: 'account' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location: { publicHref } }) =>
    loadEntry(context, { route: 'confirmEmail', publicHref, search: deps }),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'confirmEmail'),
  component: () => <ConfirmEmailPage data={Route.useLoaderData()} />,
})
