import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { isPageNumber, readPageNumber } from '../routing/page-param.ts'
import { loadRedeemShop } from '../screens/redeem-shop/load-redeem-shop.ts'
import { readRedeemSearch } from '../screens/redeem-shop/redeem-search.ts'
import { RedeemShopScreen } from '../screens/redeem-shop/redeem-shop-screen.tsx'

/**
 * Both words are optional: a company's campaign and a page. A number alone is a page of the shop for everybody.
 * Never cached, because the balance changes with every choice.
 */
export const Route = createFileRoute('/check-your-balance/result/{-$pageId}/{-$page}')({
  staticData: { texts: 'redeem-shop', ownTitle: msg`Redeem your gift card` },
  params: { parse: (params) => isPageNumber(params.page ?? '1') && params },
  loaderDeps: ({ search }) => readRedeemSearch(search),
  loader: ({ context, params: { pageId, page }, deps: search }) =>
    pageId && !page && isPageNumber(pageId)
      ? loadRedeemShop(context, { page: Number(pageId), search })
      : loadRedeemShop(context, { slug: pageId, page: readPageNumber(page), search }),
  preload: false,
  gcTime: 0,
  component: () => <RedeemShopScreen data={Route.useLoaderData()} />,
})
