import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber } from '../routing/page-param.ts'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

/** The products of a company's campaign. A number is a page of the shop for everybody. */
export const Route = createFileRoute('/check-your-balance/result/$pageId/')({
  staticData: { texts: 'redeem-shop', ownTitle: msg`Redeem your gift card` },
  params: {
    parse: ({ pageId }) => !isPageNumber(pageId) && { pageId },
    stringify: ({ pageId }) => ({ pageId }),
  },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, params, deps }) => loadRedeemShop(context, { slug: params.pageId, page: 1, search: deps }),
  preload: false,
  gcTime: 0,
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
