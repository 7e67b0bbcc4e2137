import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../screens/account/entry/new-password-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/new-password/')({
  staticData: { texts: 'account' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location: { publicHref } }) => loadEntry(context, { route: 'newPassword', publicHref, search: deps }),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'newPassword'),
  component: () => <NewPasswordPage data={Route.useLoaderData()} />,
})
