import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '../screens/order/load-order.ts'
import { OrderScreen } from '../screens/order/order-screen.tsx'
import { UnknownOrder } from '../screens/thank-you/unknown-order.tsx'

export const Route = createFileRoute('/order/$token')({
  loader: ({ context, params }) => loadOrder(context, params.token),
  head: async ({ match }) => (await import('../screens/gift/own-tags.ts')).listSecretTags(match.context, 'order'),
  component: () => <OrderScreen {...Route.useLoaderData()} />,
  notFoundComponent: UnknownOrder,
})
