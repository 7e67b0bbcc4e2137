import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadRedeemCheckout } from '../screens/redeem-checkout/load-redeem-checkout.ts'
import { RedeemCheckoutScreen } from '../screens/redeem-checkout/redeem-checkout-screen.tsx'

/** Never cached, like the redeem shop. */
export const Route = createFileRoute('/check-your-balance/checkout')({
  staticData: { texts: 'redeeming', ownTitle: msg`Exchange your gift card` },
  loader: ({ context }) => loadRedeemCheckout(context),
  preload: false,
  gcTime: 0,
  component: () => <RedeemCheckoutScreen data={Route.useLoaderData()} />,
})
