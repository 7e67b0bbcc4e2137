import type { Context } from '../../platform/context.ts'
import { lockOrder } from '../orders/index.ts'
import { findPayment, lockPayment, type Payment, type PaymentKey } from '../payments/index.ts'

/** Every transaction locks the order before its payment. Called inside a transaction. */
export async function lockWithOrder({ db }: Context, key: PaymentKey): Promise<Payment | undefined> {
  const found = await findPayment(db, key)
  if (!found) return undefined
  await lockOrder(db, found.orderId)
  return lockPayment(db, key)
}
