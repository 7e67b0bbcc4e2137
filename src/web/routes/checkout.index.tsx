import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutDocument } from '../../generated/documents.ts'
import { CheckoutScreen, type CheckoutSearch } from '../screens/checkout/checkout-screen.tsx'

/** Never cached, like the basket: a page that was preloaded when the visitor pointed at its link would miss later changes. */
export const Route = createFileRoute('/checkout/')({
  staticData: { texts: 'buying', ownTitle: msg`Checkout` },
  validateSearch: ({ step, error, order, redeemToken }: Record<string, string | undefined>): CheckoutSearch => ({
    step,
    error,
    order,
    redeemToken,
  }),
  loader: ({ context }) => context.ask(CheckoutDocument, {}),
  preload: false,
  gcTime: 0,
  component: () => <CheckoutScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
})
