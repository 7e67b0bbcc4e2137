import type { ShopContext } from '../../accounts/index.ts'
import { listBlankPacks, type Product } from '../../catalog/index.ts'
import { listOrderedPacks, type OrderedPack } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { listColleagues } from '../invoices/approved-companies.store.ts'
import { readReorderToken } from './reorder-token.ts'

/** A pack that this store sells, with its last order. */
export type ReorderPack = { product: Product; before: OrderedPack | undefined }

/** Packs that the customer, the customer's company or the order of a link had before come first, the latest at the top. */
export async function listReorderPacks(
  ctx: ShopContext,
  parts: Pick<CheckoutParts, 'keyFor'>,
  token: string | undefined,
): Promise<ReorderPack[]> {
  const { db, customer, storefront } = ctx
  const colleagues = customer?.isEmailConfirmed
    ? await listColleagues(db, { storefront: storefront.code, email: customer.email })
    : []
  const orderId = (token && readReorderToken(parts, token)) || null
  const ordered = await listOrderedPacks(db, { storefront: storefront.code, userId: customer?.id ?? null, colleagues, orderId })
  const packs = (await listBlankPacks(ctx)).map((product) => ({
    product,
    before: ordered.find(({ productId }) => productId === product.id),
  }))
  return packs.sort(
    (a, b) =>
      (b.before?.orderedAt.getTime() ?? 0) - (a.before?.orderedAt.getTime() ?? 0) ||
      a.product.title.localeCompare(b.product.title),
  )
}
