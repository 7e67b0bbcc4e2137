import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import {
  findBlankCard,
  findCard,
  isPaidWithBlockedCard,
  listFundingOrders,
  listOrderCards,
  listOrdersPaidWith,
  restoreCard,
  unblockCard,
} from '../giftcards/index.ts'
import { lockOrder } from '../orders/index.ts'
import { hasDispute, isMoneyReturned, liftDispute } from '../payments/index.ts'
import { blockCardsBoughtWith } from './block-cards-bought-with.ts'

/** For staff who examined a blocked card. A card whose money was returned stays blocked, because its balance would be our loss. Cards bought with it are unblocked too. */
export function liftBlock(ctx: Context, cardId: string): Promise<Result<void, 'unknown' | 'money gone'>> {
  return inTransaction(ctx, async (ctx) => {
    const card = (await findCard(ctx.db, cardId)) ?? (await findBlankCard(ctx.db, cardId))
    if (!card) return fail('unknown')
    await lockOrder(ctx.db, card.orderId)
    await blockCardsBoughtWith(ctx, card.orderId)
    // Checked after locking, because a returned payment blocks cards under the same locks.
    for (const id of await listFundingOrders(ctx.db, card.orderId)) {
      if (await isMoneyReturned(ctx.db, id)) return fail('money gone')
    }
    const wasBlocked = (await findCard(ctx.db, cardId))?.status === 'BLOCKED'
    await unblockCard(ctx, cardId)
    if (wasBlocked) {
      await liftDispute(ctx.db, card.orderId, ctx.clock.now())
      await restoreCardsPaidWith(ctx, cardId)
    }
    return ok(undefined)
  })
}

/** Unblocks the cards that this card paid for, unless there is another reason to block them: another blocked card that paid for them, or a returned or disputed payment. */
async function restoreCardsPaidWith(ctx: Context, cardId: string): Promise<void> {
  for (const orderId of await listOrdersPaidWith(ctx.db, cardId)) {
    if (!(await mustStayBlocked(ctx, orderId))) await restoreCardsOfOrder(ctx, orderId)
  }
}

/** Unblocks the cards of an order, and the cards bought with them. */
export async function restoreCardsOfOrder(ctx: Context, orderId: string): Promise<void> {
  for (const { id } of (await listOrderCards(ctx.db, orderId)).filter(({ status }) => status === 'BLOCKED')) {
    await restoreCard(ctx, id)
    await restoreCardsPaidWith(ctx, id)
  }
}

async function mustStayBlocked({ db }: Context, orderId: string): Promise<boolean> {
  return (await isPaidWithBlockedCard(db, orderId)) || (await isMoneyReturned(db, orderId)) || (await hasDispute(db, orderId))
}
