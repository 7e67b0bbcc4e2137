import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { reserveStock } from '../catalog/index.ts'
import { holdCard } from '../giftcards/index.ts'
import { listPackages, type Order } from '../orders/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { type OrderGiftcard, saveCheckout } from './checkout.store.ts'

const MINUTE_MS = 60_000
/** Design: money.md, a hold ends after half an hour. */
const HELD_MS = 30 * MINUTE_MS
/** The provider's page lives for an hour, and its news may be late. */
const KEPT_MS = 75 * MINUTE_MS
/** A bank transfer takes days: until then stock and prices are kept. */
const TRANSFER_MS = 7 * 24 * 60 * MINUTE_MS

type Keeping = {
  /** Of the order. */
  giftcards: readonly OrderGiftcard[]
  awaitsTransfer?: boolean
  /** Of who wants to pay it. */
  sourceHash?: Buffer | undefined
}

/** Keeps for a placed order what it needs: its part of each gift card, and its stock. Again, for longer. Called inside a transaction. */
export async function keepOrder(
  ctx: StorefrontContext,
  order: Order,
  { giftcards, awaitsTransfer = false, sourceHash }: Keeping,
): Promise<Result<void, ShopFailure[]>> {
  const after = (ms: number) => new Date(ctx.clock.now().getTime() + ms)
  const keptUntil = after(awaitsTransfer ? TRANSFER_MS : KEPT_MS)
  const held = await holdGiftcards(ctx, giftcards, awaitsTransfer ? keptUntil : after(HELD_MS))
  if (!held.ok) return held
  const lines = listPackages(order).map(({ productId, qty }) => ({ productId, qty }))
  const reserved = await reserveStock(ctx, { orderId: order.id, lines, expiresAt: keptUntil })
  if (!reserved.ok) return fail([reserved.failure])
  await saveCheckout(ctx.db, { orderId: order.id, keptUntil, awaitsTransfer, sourceHash })
  return ok(undefined)
}

/** By the cards' ids, as anybody who holds several; before the stock, as anybody who needs both. */
export async function holdGiftcards(
  ctx: StorefrontContext,
  giftcards: readonly OrderGiftcard[],
  expiresAt = new Date(ctx.clock.now().getTime() + HELD_MS),
): Promise<Result<void, ShopFailure[]>> {
  for (const { id, orderId, cardId, amountMinor } of giftcards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1))) {
    if (amountMinor === null) continue
    const held = await holdCard(ctx, { cardId, orderId, minor: amountMinor, expiresAt })
    if (!held.ok) return fail([{ ...held.failure, parameter: `giftcards.${id}` }])
  }
  return ok(undefined)
}
