import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '../screens/cart/cart-screen.tsx'
import { type CartSearch, loadCart } from '../screens/cart/load-cart.ts'

/** Read without cache (spec §4): what another tab or a form has put in is there at the next look. */
export const Route = createFileRoute('/cart')({
  staticData: { texts: 'basket' },
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
  head: async ({ match }) => (await import('../screens/cart/own-tags.ts')).listCartTags(match.context),
  component: () => <CartScreen data={Route.useLoaderData()} />,
})
