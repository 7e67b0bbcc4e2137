import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { Money } from '../../shared/money.ts'
import { lockPayments } from './payments.store.ts'
import { insertNext } from './start-attempt.ts'

type Paid = {
  orderId: string
  amount: Money
  /** The order is being placed, and so has no other payment. */
  isFirst: boolean
}

/** What gift cards paid, a part of the order or all of it: no provider can refuse it any more. Lock the order first. */
export function recordGiftcardPayment(ctx: Context, { orderId, amount, isFirst }: Paid): Promise<void> {
  return joinTransaction(ctx, async (ctx) => {
    const earlier = isFirst ? 0 : (await lockPayments(ctx.db, orderId)).payments.length
    const capturedAt = ctx.clock.now()
    await insertNext(ctx, { orderId, provider: 'giftcard', method: 'giftcard', amount, capturedAt }, earlier)
  })
}
