import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

/** Never cached, because the balance changes with every choice. */
export const Route = createFileRoute('/check-your-balance/result/')({
  staticData: { texts: 'redeem-shop', ownTitle: msg`Redeem your gift card` },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, deps }) => loadRedeemShop(context, { page: 1, search: deps }),
  preload: false,
  gcTime: 0,
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
