import type { ShopContext } from '../../accounts/index.ts'
import { findOwnOrder } from '../own-order.ts'
import { hasUnpaidInvoice } from './invoice-debts.store.ts'

/** Whether an order of the visitor was sent on credit and is not paid yet. */
export async function isOwnOrderOnCredit(ctx: ShopContext, orderId: string): Promise<boolean> {
  return (await findOwnOrder(ctx, orderId)) !== undefined && hasUnpaidInvoice(ctx.db, orderId)
}
