import {
  type ProductFiltersInput,
  RedeemOrderDocument,
  type RedeemOrderFragment,
  RedeemProductDocument,
  RedeemProductsDocument,
  type RedeemTileFragment,
} from '#generated/documents.ts'
import { ROUTES } from '#shared/paths.ts'
import { loadRefusal } from '../../i18n/failures/load-refusal.ts'
import { localPath, redirectTo } from '../../routing/local-path.ts'
import { assertPageExists } from '../../routing/page-param.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { RedeemSearch } from './redeem-search.ts'

/** Spec §9: products per page. */
const PRODUCTS_PER_PAGE = 16

export type RedeemShopData = {
  /** The address of the first page, without its filters. */
  path: string
  order: RedeemOrderFragment
  search: RedeemSearch
  page: number
  pages: number
  totalCount: number
  products: readonly RedeemTileFragment[]
  /** The product that is being chosen without script. */
  chosen: RedeemTileFragment | null
  refusal: string | null
}

type Asked = { slug?: string | undefined; page: number; search: RedeemSearch }

/** The products that this visitor's cards may be exchanged for. Without an open redeem order it redirects to the page where one is started. */
export async function loadRedeemShop(context: RouterContext, { slug, page, search }: Asked): Promise<RedeemShopData> {
  const { ask, shop } = context
  const { redeemOrder: order } = await ask(RedeemOrderDocument, { uuid: null })
  if (order?.status !== 'OPEN')
    throw redirectTo(localPath(context, slug ? ROUTES.redeemInfo.replace('$pageId', encodeURIComponent(slug)) : ROUTES.balance))
  const own = order.campaign?.slug
  const path = localPath(context, own ? ROUTES.redeemBusinessShop.replace('$pageId', own) : ROUTES.redeemShop)
  if (own !== slug) throw redirectTo(path)
  const more = { redeemToken: order.redeemToken }
  const paging = { itemsPerPage: PRODUCTS_PER_PAGE, pageNumber: page }
  const [{ products: list }, { product: chosen }, refusal] = await Promise.all([
    ask(RedeemProductsDocument, { filters: toFilters(search, slug), paging }, more),
    search.choose ? ask(RedeemProductDocument, { id: search.choose }) : { product: null },
    loadRefusal(search, shop.textLanguage),
  ])
  assertPageExists(page, list.products.length)
  return {
    ...{ path, order, search, page, chosen, refusal },
    pages: Math.ceil(list.totalCount / PRODUCTS_PER_PAGE),
    totalCount: list.totalCount,
    products: list.products,
  }
}

function toFilters({ category, type, text }: RedeemSearch, slug: string | undefined): ProductFiltersInput {
  return {
    filterByProductType: ['GIFTCARD', 'DONATION'],
    filterByTaxonomy: [
      ...(category ? [{ taxonomy: 'cb_api_giftcard_categories' as const, terms: [category] }] : []),
      ...(type ? [{ taxonomy: 'cb_api_giftcard_types' as const, terms: [type] }] : []),
    ],
    ...(text ? { inputText: text } : {}),
    ...(slug ? { filterByPage: { pageType: 'REDEEM_B2B_RESULT' as const, pageId: slug } } : {}),
  }
}
