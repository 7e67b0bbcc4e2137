import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '../screens/order/load-order.ts'
import { OrderScreen } from '../screens/order/order-screen.tsx'
import { UnknownOrder } from '../screens/thank-you/unknown-order.tsx'

/** Never cached, so that a returning visitor sees the current state. */
export const Route = createFileRoute('/order/$token')({
  staticData: { texts: 'receiving', ownTitle: msg`Your gifts` },
  loader: ({ context, params }) => loadOrder(context, params.token),
  gcTime: 0,
  component: () => <OrderScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownOrder,
})
