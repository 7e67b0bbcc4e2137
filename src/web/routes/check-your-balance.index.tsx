import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BalanceScreen } from '../screens/balance/balance-screen.tsx'
import { type BalanceSearch, loadBalance } from '../screens/balance/load-balance.ts'

/** Never cached, because another tab may have started or ended a visit. */
export const Route = createFileRoute('/check-your-balance/')({
  staticData: { texts: 'redeeming', ownTitle: msg`Check your balance` },
  validateSearch: ({ card, start, campaign, refused, limit }: Record<string, string | undefined>): BalanceSearch => ({
    card,
    start,
    campaign,
    refused,
    limit,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBalance(context, deps),
  preload: false,
  gcTime: 0,
  component: () => <BalanceScreen data={Route.useLoaderData()} />,
})
