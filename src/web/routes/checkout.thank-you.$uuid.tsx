import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ThankYouDocument, ThankYouStoreDocument } from '../../generated/documents.ts'
import { ROUTES } from '../../shared/paths.ts'
import { localPath, redirectTo } from '../routing/local-path.ts'
import { loadRedeemThanks } from '../screens/redeem-thanks/load-redeem-thanks.ts'
import { RedeemThanksScreen } from '../screens/redeem-thanks/redeem-thanks-screen.tsx'
import { ThankYouScreen } from '../screens/thank-you/thank-you-screen.tsx'
import { UnknownOrder } from '../screens/thank-you/unknown-order.tsx'

export const Route = createFileRoute('/checkout/thank-you/$uuid')({
  staticData: { texts: 'buying', ownTitle: msg`Thank you` },
  loader: async ({ context, params: { uuid } }) => {
    const [{ order, paymentState }, { storeData }] = await Promise.all([
      context.ask(ThankYouDocument, { uuid }),
      context.ask(ThankYouStoreDocument, {}),
    ])
    if (!order) throw notFound()
    if (order.kind === 'ACTIVATION') throw redirectTo(`${localPath(context, ROUTES.activateSuccess)}?order=${uuid}`)
    const redeemed = order.kind === 'REDEEM' ? await loadRedeemThanks(context, uuid) : null
    return { redeemed, thanks: { order, payment: paymentState, store: storeData } }
  },
  component: ConfirmationPage,
  notFoundComponent: UnknownOrder,
})

/** For the owner of an exchange, this page shows the new cards. */
function ConfirmationPage() {
  const { redeemed, thanks } = Route.useLoaderData()
  return redeemed ? <RedeemThanksScreen data={redeemed} /> : <ThankYouScreen {...thanks} />
}
