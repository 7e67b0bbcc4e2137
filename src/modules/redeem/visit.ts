import { inTransaction } from '../../platform/db/in-transaction.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '../../platform/turns.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { ShopContext } from '../accounts/index.ts'
import { listGiftcards } from '../checkout/index.ts'
import { findFreeAt, type HeldCard, type HeldCards, type Hold, holdWholeBalance, readCard } from '../giftcards/index.ts'
import { findOwnedOrder, findRedeemOrder, lockOpenRedeemOrder, type Order, ownerOf, redeemHashOf } from '../orders/index.ts'
import { localeOf, type StorefrontContext } from '../storefronts/index.ts'

/** Cards are held for half an hour, extended by every change. */
const HELD_MS = 30 * 60_000

/** The open redeem order of this browser, or one that belongs to it. Undefined for other visitors' orders. */
export async function findOwnRedeemOrder(ctx: ShopContext, uuid?: string | null): Promise<Order | undefined> {
  const redeemHash = redeemHashOf(ctx)
  if (!uuid) {
    const order = redeemHash && (await findRedeemOrder(ctx.db, { redeemHash, storefront: ctx.storefront.code }))
    return order?.status === 'CART' || order?.status === 'PENDING' ? order : undefined
  }
  const order = isUuid(uuid) ? await findOwnedOrder(ctx.db, uuid, ownerOf(ctx)) : undefined
  return order?.kind === 'REDEEM' && order.storefront === ctx.storefront.code ? order : undefined
}

export async function lockVisit(ctx: ShopContext): Promise<Order | undefined> {
  const redeemHash = redeemHashOf(ctx)
  return redeemHash && lockOpenRedeemOrder(ctx.db, { redeemHash, storefront: ctx.storefront.code })
}

/** Runs one change at a time for each browser. */
export function inVisitTurn<T, F>(ctx: ShopContext, refusal: F, work: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
  const key = redeemHashOf(ctx)?.toString('base64url')
  return key === undefined ? work() : inTurn(ctx, { key: `redeem ${key}`, refusal }, work)
}

/** Returns the order after the change. */
type Change = (ctx: ShopContext, order: Order) => Promise<Result<Order, ShopFailure[]>>

/** Changes this browser's open redeem order under its lock. Every change holds the cards for another half hour. */
export function changeVisit(ctx: ShopContext, change: Change): Promise<Result<Order, ShopFailure[]>> {
  return inVisitTurn(ctx, [TOO_MANY_AT_ONCE], () =>
    inTransaction(ctx, async (ctx): Promise<Result<Order, ShopFailure[]>> => {
      const order = await lockVisit(ctx)
      if (!order) return fail([{ name: 'REDEEM_UNKNOWN' }])
      const changed = await change(ctx, order)
      if (!changed.ok) return changed
      const giftcards = await listGiftcards(ctx.db, order.id)
      const held = await holdCards(ctx, { orderId: order.id, cardIds: giftcards.map(({ cardId }) => cardId) })
      return held.ok ? changed : fail([held.failure])
    }),
  )
}

/** Holds the whole available balance of each card, in the order of the cards' ids: every transaction with several cards uses this order. */
export async function holdCards(
  ctx: StorefrontContext,
  { orderId, cardIds }: { orderId: string; cardIds: readonly string[] },
): Promise<Result<HeldCards & { holds: readonly Hold[] }, ShopFailure>> {
  const cards = new Map<string, HeldCard>()
  const holds: Hold[] = []
  const expiresAt = new Date(ctx.clock.now().getTime() + HELD_MS)
  for (const cardId of cardIds.toSorted()) {
    const held = await holdWholeBalance(ctx, { cardId, orderId, expiresAt })
    if (!held.ok) return fail(await explainHold(ctx, { cardId, orderId, failure: held.failure }))
    const { hold, ...card } = held.value
    cards.set(cardId, card)
    holds.push(hold)
  }
  return ok({ cards, heldUntil: expiresAt, holds })
}

/** "In use elsewhere, free again at 14:32", in the shop's time zone. */
async function explainHold(
  ctx: StorefrontContext,
  { cardId, orderId, failure }: { cardId: string; orderId: string; failure: ShopFailure },
): Promise<ShopFailure> {
  const { lastFour } = await readCard(ctx.db, cardId)
  if (failure.name !== 'CARD_IN_USE') return { ...failure, parameter: `cards.${lastFour}` }
  return inUseUntil(ctx, await findFreeAt(ctx.db, cardId, orderId))
}

export function inUseUntil(ctx: StorefrontContext, freeAt: Date | undefined): ShopFailure {
  if (!freeAt) return { name: 'CARD_IN_USE' }
  const { timeZone } = ctx.storefront
  const time = new Intl.DateTimeFormat(localeOf(ctx), { timeZone, hour: '2-digit', minute: '2-digit' }).format(freeAt)
  return { name: 'CARD_IN_USE_UNTIL', values: { time } }
}
