import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RedeemCheckoutDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { localPath, redirectTo } from '../routing/local-path.ts'
import { RedeemCheckoutScreen } from '../screens/redeem-checkout/redeem-checkout-screen.tsx'

/** Never cached, like the redeem shop. Without an open redeem order it redirects to the page where one is started. */
export const Route = createFileRoute('/check-your-balance/checkout')({
  staticData: { texts: 'redeeming', ownTitle: msg`Exchange your gift card` },
  loader: async ({ context }) => {
    const { redeemOrder, ...loaded } = await context.ask(RedeemCheckoutDocument, {})
    if (redeemOrder?.status !== 'OPEN') throw redirectTo(localPath(context, ROUTES.balance))
    return { ...loaded, redeemOrder }
  },
  preload: false,
  gcTime: 0,
  component: () => <RedeemCheckoutScreen data={Route.useLoaderData()} />,
})
