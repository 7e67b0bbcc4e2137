import { postLedger } from '../../src/modules/giftcards/index.ts'
import { settlePayment, startAttempt } from '../../src/modules/payments/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import type { Money } from '../../src/shared/money.ts'
import { ok } from '../../src/shared/result.ts'

/** Books captured money for an order, as a checkout does. Returns the order's id. */
export async function bookPaid(ctx: Context, { currency, minor }: Money, orderId = ctx.ids.uuid()): Promise<string> {
  const { reference } = await startAttempt(ctx, { orderId, provider: 'adyen', method: 'scheme', amount: { currency, minor } })
  await inTransaction(ctx, async (ctx) => {
    await settlePayment(ctx, { reference, outcome: 'CAPTURED' })
    const entries = [
      { account: `provider:${currency}`, minor: -minor },
      { account: `order:${orderId}`, minor },
    ] as const
    await postLedger(ctx.db, { key: `capture ${reference}`, kind: 'capture', reference, currency, entries })
    return ok(undefined)
  })
  return orderId
}
