import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CardDetailsScreen } from '../screens/card-details/card-details-screen.tsx'
import { type CardDetailsSearch, loadCardDetails } from '../screens/card-details/load-card-details.ts'

/** Never cached, because the balance changes. */
export const Route = createFileRoute('/carddetails')({
  staticData: { texts: 'redeeming', ownTitle: msg`Card details` },
  validateSearch: ({ card }: Record<string, string | undefined>): CardDetailsSearch => ({ card }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCardDetails(context, deps),
  preload: false,
  gcTime: 0,
  component: function CardDetails() {
    return <CardDetailsScreen key={Route.useSearch().card} data={Route.useLoaderData()} />
  },
})
