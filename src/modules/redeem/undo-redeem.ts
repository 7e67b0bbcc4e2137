import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAccountEvent } from '../../platform/security-log/record-event.ts'
import { TOO_MANY_AT_ONCE } from '../../platform/turns.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { returnStock } from '../catalog/index.ts'
import type { CheckoutParts } from '../checkout/index.ts'
import {
  closeUndoneCards,
  findCardFailure,
  findReplacement,
  type Giftcard,
  listCapturedParts,
  listOrderCards,
  lockCards,
  readCard,
} from '../giftcards/index.ts'
import { lockOrder, type Order, withdrawOrder } from '../orders/index.ts'
import { shopDay } from '../storefronts/index.ts'
import { readRedemption, saveUndone } from './redeem.store.ts'
import { divideReturnedValue } from './rules/card-shares.ts'
import { findUndoUntil } from './rules/undo-until.ts'
import { findOwnRedeemOrder, inVisitTurn } from './visit.ts'

type Undone = Result<Order, ShopFailure>

const FAILURES = { 'not made': 'REDEEM_NOT_UNDOABLE', opened: 'REDEEM_OPENED', packed: 'REDEEM_NOT_UNDOABLE' } as const

/** Undoes an exchange: closes the new cards and returns their value to the cards that paid. Repeating it changes nothing. */
export async function undoRedeem(ctx: ShopContext, parts: CheckoutParts, orderUuid: string): Promise<Undone> {
  const own = await findOwnRedeemOrder(ctx, orderUuid)
  if (!own) return fail({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
  return inVisitTurn(ctx, TOO_MANY_AT_ONCE, () =>
    inTransaction(ctx, async (ctx): Promise<Undone> => {
      const order = await lockOrder(ctx.db, own.id)
      if (!order) return fail({ name: 'ORDER_UNKNOWN', parameter: 'orderUuid' })
      if ((await readRedemption(ctx.db, order.id)).undoneAt) return ok(order)
      const until = findUndoUntil(order)
      if (!until) return fail({ name: 'REDEEM_NOT_UNDOABLE' })
      if (ctx.clock.now() > until) return fail({ name: 'REDEEM_UNDO_TOO_LATE' })
      const withdrawn = await withdrawOrder(ctx, order.id)
      if (!withdrawn.ok) return fail({ name: FAILURES[withdrawn.failure] })
      const returned = await returnValue(ctx, order)
      if (!returned) return fail({ name: 'REDEEM_NOT_UNDOABLE' })
      await returnStock(ctx, order.id)
      await saveUndone(ctx.db, order.id, ctx.clock.now())
      await recordAccountEvent(ctx, parts, { event: 'EXCHANGE_UNDONE', accountId: ctx.customer?.id })
      return ok(order)
    }),
  )
}

/** False when staff must handle it: there was an extra payment, a card was spent or blocked, or the value would return to an expired card. */
async function returnValue(ctx: ShopContext, order: Order): Promise<boolean> {
  const paid = await listCapturedParts(ctx.db, order.id)
  const paidMinor = paid.reduce((sum, { minor }) => sum + minor, 0)
  const { totalMinor, discountMinor } = order.frozenTotals ?? { totalMinor: 0, discountMinor: 0 }
  const newCards = await listOrderCards(ctx.db, order.id)
  const payingCards = await listPresentCards(ctx, paid)
  if (paidMinor !== totalMinor || newCards.length === 0) return false
  await lockCards(ctx.db, [...new Set([...newCards.map(({ id }) => id), ...payingCards.map(({ id }) => id)])])
  // Read again after locking.
  const today = shopDay(ctx)
  for (const { id } of [...newCards, ...payingCards]) if (findCardFailure(await readCard(ctx.db, id), today)) return false
  const returned = divideReturnedValue(
    newCards.reduce((sum, { value }) => sum + value.minor, 0) - discountMinor,
    paid.map(({ minor }) => minor),
  )
  if (!returned) return false
  const shares = payingCards.map(({ id }, index) => ({ account: `card:${id}` as const, minor: returned[index] ?? 0 }))
  const bonus = { account: `discounts:${order.currency}` as const, minor: discountMinor }
  const cardIds = newCards.map(({ id }) => id)
  return closeUndoneCards(ctx, { orderId: order.id, currency: order.currency, cardIds, shares: [...shares, bonus] })
}

/** The cards that paid, or their replacements. */
async function listPresentCards({ db }: ShopContext, paid: readonly { cardId: string }[]): Promise<Giftcard[]> {
  const present: Giftcard[] = []
  for (const { cardId } of paid) {
    let card = await readCard(db, cardId)
    for (let next = await findReplacement(db, card.id); next; next = await findReplacement(db, card.id)) card = next
    present.push(card)
  }
  return present
}
