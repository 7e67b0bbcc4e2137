import { createFileRoute } from '@tanstack/react-router'
import { CheckoutDocument } from '../../generated/documents.ts'
import { CheckoutScreen, type CheckoutSearch } from '../screens/checkout/checkout-screen.tsx'

/** Read without cache, as the basket is: what was changed there since somebody pointed here would not be known. */
export const Route = createFileRoute('/checkout/')({
  staticData: { texts: 'buying' },
  validateSearch: ({ step, error, order, redeemToken }: Record<string, string | undefined>): CheckoutSearch => ({
    step,
    error,
    order,
    redeemToken,
  }),
  loader: ({ context }) => context.ask(CheckoutDocument, {}),
  preload: false,
  gcTime: 0,
  head: async ({ match }) => (await import('../routing/own-tags.ts')).listOwnTags(match.context, 'checkout'),
  component: () => <CheckoutScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
})
