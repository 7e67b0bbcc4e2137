import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RedeemWelcomeDocument } from '../../generated/documents.ts'
import { RedeemInfoScreen } from '../screens/redeem-info/redeem-info-screen.tsx'

/** Never cached, like all redeem pages. */
export const Route = createFileRoute('/check-your-balance/info/$pageId')({
  staticData: { texts: 'redeeming', ownTitle: msg`Redeem your gift card` },
  loader: async ({ context, params }) => {
    const { redeemCampaign, redeemOrder } = await context.ask(RedeemWelcomeDocument, { slug: params.pageId })
    if (!redeemCampaign) throw notFound()
    return { campaign: redeemCampaign, isOpen: redeemOrder?.campaign?.slug === redeemCampaign.slug }
  },
  preload: false,
  gcTime: 0,
  component: () => <RedeemInfoScreen {...Route.useLoaderData()} />,
})
