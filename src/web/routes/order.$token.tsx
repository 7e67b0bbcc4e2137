import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '../screens/order/load-order.ts'
import { OrderScreen } from '../screens/order/order-screen.tsx'

export const Route = createFileRoute('/order/$token')({
  loader: ({ context, params }) => loadOrder(context, params.token),
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: () => <OrderScreen {...Route.useLoaderData()} />,
})
