import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../screens/account/entry/login-page.tsx'
import { loadEntry } from '../screens/account/load-account.ts'

export const Route = createFileRoute('/account/login')({
  staticData: { texts: 'account' },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location: { publicHref } }) => loadEntry(context, { route: 'login', publicHref, search: deps }),
  preloadStaleTime: 0,
  gcTime: 0,
  head: async ({ match }) => (await import('../screens/account/account-tags.ts')).listAccountTags(match.context, 'login'),
  component: () => <LoginPage data={Route.useLoaderData()} />,
})
