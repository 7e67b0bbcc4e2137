import { createFileRoute } from '@tanstack/react-router'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

/** Never cached, because the balance changes with every choice. */
export const Route = createFileRoute('/check-your-balance/result/')({
  staticData: { texts: 'redeem-shop' },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, deps }) => loadRedeemShop(context, { page: 1, search: deps }),
  preload: false,
  gcTime: 0,
  head: async ({ match }) => (await import('../features/redeem/redeem-tags.ts')).listRedeemTags(match.context, 'shop'),
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
