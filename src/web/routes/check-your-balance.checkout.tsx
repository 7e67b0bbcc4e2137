import { createFileRoute } from '@tanstack/react-router'
import { loadRedeemCheckout } from '../screens/redeem-checkout/load-redeem-checkout.ts'
import { RedeemCheckoutScreen } from '../screens/redeem-checkout/redeem-checkout-screen.tsx'

/** Never cached, like the redeem shop. */
export const Route = createFileRoute('/check-your-balance/checkout')({
  staticData: { texts: 'redeeming' },
  loader: ({ context }) => loadRedeemCheckout(context),
  preload: false,
  gcTime: 0,
  head: async ({ match }) => (await import('../features/redeem/redeem-tags.ts')).listRedeemTags(match.context, 'checkout'),
  component: () => <RedeemCheckoutScreen data={Route.useLoaderData()} />,
})
