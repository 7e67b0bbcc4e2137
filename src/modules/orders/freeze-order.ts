import type { StorefrontContext } from '../storefronts/index.ts'
import { freezeCart, freezePackage } from './cart/cart.store.ts'
import type { PricedOrder } from './price-order.ts'

/**
 * Places a cart: its prices are written down and it becomes PENDING. The caller holds its lock, has found no obstacle, and keeps the stock for it
 * in the same transaction.
 */
export async function freezeOrder(
  ctx: StorefrontContext,
  { order, packages, totals }: PricedOrder,
  { paymentMethod, newsletter }: { paymentMethod: string; newsletter: boolean },
): Promise<void> {
  for (const { package: one, variation, wrapperMinor, packingMinor, discountMinor } of packages) {
    const title = variation?.product.title ?? one.title
    await freezePackage(ctx.db, one.id, {
      title,
      wrapperMinor: wrapperMinor ?? 0,
      packingMinor: packingMinor ?? 0,
      discountMinor,
    })
  }
  await freezeCart(ctx.db, { id: order.id, totals, paymentMethod, newsletter, language: ctx.language, now: ctx.clock.now() })
}
