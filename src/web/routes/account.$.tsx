import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../screens/account/account-screen.tsx'
import { loadAccount } from '../screens/account/load-account.ts'

/** Every page of the account: one route, because each costs every other page some bytes. */
export const Route = createFileRoute('/account/$')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) => loadAccount(context, location.pathname, deps),
  preloadStaleTime: 0,
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <AccountScreen {...Route.useLoaderData()} />,
})
