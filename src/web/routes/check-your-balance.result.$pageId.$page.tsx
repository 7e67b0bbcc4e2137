import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber } from '../routing/page-param.ts'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

export const Route = createFileRoute('/check-your-balance/result/$pageId/$page')({
  staticData: { texts: 'redeem-shop', ownTitle: msg`Redeem your gift card` },
  params: {
    parse: ({ pageId, page }) => isPageNumber(page) && { pageId, page: Number(page) },
    stringify: ({ pageId, page }) => ({ pageId, page: String(page) }),
  },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, params, deps }) => loadRedeemShop(context, { slug: params.pageId, page: params.page, search: deps }),
  preload: false,
  gcTime: 0,
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
