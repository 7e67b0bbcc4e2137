import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { OrderGiftsDocument } from '../../generated/documents.ts'
import { OrderScreen } from '../screens/order/order-screen.tsx'
import { UnknownOrder } from '../screens/thank-you/unknown-order.tsx'

/** Never cached, so that a returning visitor sees the current state. */
export const Route = createFileRoute('/order/$token')({
  staticData: { texts: 'receiving', ownTitle: msg`Your gifts` },
  loader: async ({ context, params: { token } }) => {
    const { giftStates } = await context.ask(OrderGiftsDocument, { token })
    if (!giftStates) throw notFound()
    return { token, order: giftStates }
  },
  gcTime: 0,
  component: () => <OrderScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownOrder,
})
