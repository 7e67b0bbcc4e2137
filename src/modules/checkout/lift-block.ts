import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findBlankCard, findCard, unblockCard } from '../giftcards/index.ts'
import { lockOrder } from '../orders/index.ts'
import { readReturnedOfOrder } from '../payments/index.ts'

/** One of our people has looked, or heard the holder. A card whose money was taken back stays blocked: somebody would spend ours. */
export function liftBlock(ctx: Context, cardId: string): Promise<Result<void, 'unknown' | 'money gone'>> {
  return inTransaction(ctx, async (ctx) => {
    const card = (await findCard(ctx.db, cardId)) ?? (await findBlankCard(ctx.db, cardId))
    if (!card) return fail('unknown')
    await lockOrder(ctx.db, card.orderId)
    if ((await readReturnedOfOrder(ctx.db, card.orderId)) > 0) return fail('money gone')
    await unblockCard(ctx, cardId)
    return ok(undefined)
  })
}
