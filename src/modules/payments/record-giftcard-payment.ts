import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { Money } from '../../shared/money.ts'
import { lockPayments } from './payments.store.ts'
import { insertNext } from './start-attempt.ts'

type Paid = {
  orderId: string
  amount: Money
  /** True when the order is being placed, so it has no other payment. */
  isFirst: boolean
}

/** Records the part of an order that gift cards paid. It is final: no provider is involved. Lock the order first. */
export function recordGiftcardPayment(ctx: Context, { orderId, amount, isFirst }: Paid): Promise<void> {
  return joinTransaction(ctx, async (ctx) => {
    const earlier = isFirst ? 0 : (await lockPayments(ctx.db, orderId)).payments.length
    const capturedAt = ctx.clock.now()
    await insertNext(ctx, { orderId, provider: 'giftcard', method: 'giftcard', amount, capturedAt }, earlier)
  })
}
