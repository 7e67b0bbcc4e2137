import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber } from '../routing/page-param.ts'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

/** A number is a page; any other word is a company's campaign. */
export const Route = createFileRoute('/check-your-balance/result/$page')({
  staticData: { texts: 'redeem-shop', ownTitle: msg`Redeem your gift card` },
  params: {
    parse: ({ page }) => isPageNumber(page) && { page: Number(page) },
    stringify: ({ page }) => ({ page: String(page) }),
  },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, params, deps }) => loadRedeemShop(context, { page: params.page, search: deps }),
  preload: false,
  gcTime: 0,
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
