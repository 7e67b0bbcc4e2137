import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail, ok } from '../../shared/result.ts'
import { listCardsOnward, listOrdersOnward, lockCards } from '../giftcards/index.ts'
import { hasIssuedCards } from '../orders/index.ts'

type Bought = {
  cardIds: string[]
  /** Nothing that this money paid for is still to be made. */
  areAllMade: boolean
}

/**
 * Locks every card that an order's money bought: its own, those that were paid with them, and so on. All by id, as everybody locks cards. Whoever had one of
 * them may have spent it meanwhile: then they are let go and locked once more. Called inside a transaction, by whoever has locked the order.
 */
export async function lockBought(ctx: Context, orderId: string): Promise<Bought> {
  const cardIds = await listCardsOnward(ctx.db, orderId)
  const locked = await inTransaction(ctx, async (ctx) => {
    await lockCards(ctx.db, cardIds)
    const areAllMade = await hasMadeAll(ctx, orderId)
    const isAll = (await listCardsOnward(ctx.db, orderId)).length === cardIds.length
    return isAll ? ok({ cardIds, areAllMade }) : fail('more')
  })
  return locked.ok ? locked.value : lockBought(ctx, orderId)
}

async function hasMadeAll({ db }: Context, orderId: string): Promise<boolean> {
  for (const id of await listOrdersOnward(db, orderId)) if (!(await hasIssuedCards(db, id))) return false
  return true
}
