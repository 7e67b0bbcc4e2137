import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '../screens/cart/cart-screen.tsx'
import { type CartSearch, loadCart } from '../screens/cart/load-cart.ts'

/** Never cached (spec §4), so that changes by another tab or by a posted form are always shown. */
export const Route = createFileRoute('/cart')({
  staticData: { texts: 'basket', ownTitle: msg`Your basket` },
  validateSearch: ({ refused, limit, removed, package: one }: CartSearch): CartSearch => ({
    refused,
    limit,
    removed,
    package: one,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadCart(context, deps),
  preload: false,
  gcTime: 0,
  component: () => <CartScreen data={Route.useLoaderData()} />,
})
