import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { reserveStock } from '../catalog/index.ts'
import { holdCard } from '../giftcards/index.ts'
import { lastDayToPay, listPackages, type Order } from '../orders/index.ts'
import { endOfShopDay, type StorefrontContext, shopDayOf } from '../storefronts/index.ts'
import { type Checkout, type OrderGiftcard, saveCheckout } from './checkout.store.ts'

const MINUTE_MS = 60_000
/** Design: money.md, a hold ends after half an hour. */
const HELD_MS = 30 * MINUTE_MS
/** The provider's page lives for an hour, and its news may be late. */
const KEPT_MS = 75 * MINUTE_MS
/** Its prices, offers and dates are those of its day, and its stock is kept from others: later it is ordered anew. */
const PAYABLE_MS = 24 * 60 * MINUTE_MS
/** A bank transfer takes days: until then stock and prices are kept. */
const TRANSFER_MS = 7 * 24 * 60 * MINUTE_MS
/** Money that is transferred on the last day arrives within these, and staff see it then. */
const ARRIVAL_DAYS = 3

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/**
 * Whether an order that is not paid yet can be paid once more, or in another way. What the shopper gave up is in the cart again: to pay it too would be
 * paying twice.
 */
export function isPayable(
  { status, placedAt }: Pick<Order, 'status' | 'placedAt'>,
  checkout: Checkout | undefined,
  now: Date,
): boolean {
  if (status === 'COMPLETED' || !placedAt || checkout?.discardedAt) return false
  return latest(after(placedAt, PAYABLE_MS), findKeptUntil(checkout)) > now
}

/** Until when a shopper who wants to pay keeps it: for an hour and more, but not beyond its day; and no shorter than it is kept already. */
export function keepForPayer({ placedAt }: Pick<Order, 'placedAt'>, checkout: Checkout | undefined, now: Date): Date {
  const soon = after(now, KEPT_MS)
  const end = placedAt ? after(placedAt, PAYABLE_MS) : soon
  return latest(end < soon ? end : soon, findKeptUntil(checkout))
}

/** Undefined when nothing is kept for it any more. */
function findKeptUntil(checkout: Checkout | undefined): Date | undefined {
  return checkout && !checkout.closedAt ? checkout.keptUntil : undefined
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

type Keeping = {
  /** Of the order. */
  giftcards: readonly OrderGiftcard[]
  keptUntil?: Date
  /** Money that takes days. */
  awaits?: 'TRANSFER' | 'INVOICE'
  /** Of who wants to pay it. */
  sourceHash?: Buffer | undefined
  source?: string | undefined
}

/** Keeps for a placed order what it needs: its part of each gift card, and its stock. Again, for longer. Called inside a transaction. */
export async function keepOrder(
  ctx: StorefrontContext,
  order: Order,
  { giftcards, awaits, sourceHash, source, ...asked }: Keeping,
): Promise<Result<void, ShopFailure[]>> {
  const now = ctx.clock.now()
  const awaitsTransfer = awaits !== undefined
  const keptUntil = awaits ? awaitedUntil(ctx, order, awaits) : (asked.keptUntil ?? after(now, KEPT_MS))
  const held = await holdGiftcards(ctx, giftcards, awaitsTransfer ? keptUntil : after(now, HELD_MS))
  if (!held.ok) return held
  const lines = listPackages(order).map(({ productId, qty }) => ({ productId, qty }))
  const reserved = await reserveStock(ctx, { orderId: order.id, lines, expiresAt: keptUntil })
  if (!reserved.ok) return fail([reserved.failure])
  await saveCheckout(ctx.db, { orderId: order.id, keptUntil, awaitsTransfer, sourceHash, source })
  return ok(undefined)
}

/** A pro forma invoice names a last day to pay, which ends at midnight in the shop's own time zone. */
function awaitedUntil({ clock, storefront }: StorefrontContext, { placedAt }: Order, awaits: 'TRANSFER' | 'INVOICE'): Date {
  const placed = placedAt ?? clock.now()
  if (awaits === 'TRANSFER') return after(placed, TRANSFER_MS)
  return endOfShopDay(storefront, lastDayToPay(shopDayOf(storefront, placed)), ARRIVAL_DAYS)
}

/** By the cards' ids, as anybody who holds several; before the stock, as anybody who needs both. */
export async function holdGiftcards(
  ctx: StorefrontContext,
  giftcards: readonly OrderGiftcard[],
  expiresAt = after(ctx.clock.now(), HELD_MS),
): Promise<Result<void, ShopFailure[]>> {
  for (const { id, orderId, cardId, amountMinor } of giftcards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1))) {
    if (amountMinor === null) continue
    const held = await holdCard(ctx, { cardId, orderId, minor: amountMinor, expiresAt })
    if (!held.ok) return fail([{ ...held.failure, parameter: `giftcards.${id}` }])
  }
  return ok(undefined)
}
