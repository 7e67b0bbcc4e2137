import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok } from '../../shared/result.ts'
import { listFundedCards, listFundedOrders, lockCards } from '../giftcards/index.ts'
import { hasIssuedCards } from '../orders/index.ts'

type Bought = {
  cardIds: string[]
  /** All cards that this money paid for have been issued. */
  areAllIssued: boolean
}

/**
 * Locks every card that an order's money bought: its own cards, the cards paid with those, and so on, in the order of their ids. If a card was spent
 * while this waited for its lock, all locks are released and taken again. Called inside a transaction; the caller holds the lock of the order.
 */
export async function blockCardsBoughtWith(ctx: Context, orderId: string): Promise<Bought> {
  const cardIds = await listFundedCards(ctx.db, orderId)
  const locked = await inTransaction(ctx, async (ctx) => {
    await lockCards(ctx.db, cardIds)
    const areAllIssued = await hasIssuedAll(ctx, orderId)
    const isAll = (await listFundedCards(ctx.db, orderId)).length === cardIds.length
    return isAll ? ok({ cardIds, areAllIssued }) : fail('more')
  })
  return locked.ok ? locked.value : blockCardsBoughtWith(ctx, orderId)
}

async function hasIssuedAll({ db }: Context, orderId: string): Promise<boolean> {
  for (const id of await listFundedOrders(db, orderId)) if (!(await hasIssuedCards(db, id))) return false
  return true
}
