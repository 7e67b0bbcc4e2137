import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { reserveStock } from '../catalog/index.ts'
import { type Hold, holdCard } from '../giftcards/index.ts'
import { checkActivation, lastDayToPay, listPackages, type Order } from '../orders/index.ts'
import { endOfShopDay, type StorefrontContext, shopDayOf } from '../storefronts/index.ts'
import { type Checkout, type OrderGiftcard, saveCheckout } from './checkout.store.ts'
import type { PayerHashes } from './unpaid-orders.ts'

const MINUTE_MS = 60_000
/** A hold ends after half an hour. */
const HELD_MS = 30 * MINUTE_MS
/** The provider's page is open for an hour, and its events may be late. */
const RESERVED_MS = 75 * MINUTE_MS
/** After this the order must be placed again: prices, promotions and dates are those of its day, and its stock is reserved. */
const PAYABLE_MS = 24 * 60 * MINUTE_MS
/** A bank transfer takes days; stock and prices are reserved for that time. */
const TRANSFER_MS = 7 * 24 * 60 * MINUTE_MS
/** Money transferred on the last day arrives within these days, and then staff see it. */
const ARRIVAL_DAYS = 3
/** A reservation that ends this soon is renewed before the stock could be sold to others: clocks differ, and writing takes time. */
const SOON_MS = 10_000

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/** Whether an unpaid order can still be paid, also with another method. The items of a cancelled order are back in the cart, so paying the order too would pay twice. */
export function isPayable(
  { status, placedAt }: Pick<Order, 'status' | 'placedAt'>,
  checkout: Checkout | undefined,
  now: Date,
): boolean {
  if (status === 'COMPLETED' || !placedAt || checkout?.discardedAt) return false
  return latest(after(placedAt, PAYABLE_MS), findReservedUntil(checkout)) > now
}

/** How long an order is reserved for a shopper who wants to pay: over an hour, but not beyond the payable time, and never shorter than before. */
export function reserveUntilPaid({ placedAt }: Pick<Order, 'placedAt'>, checkout: Checkout | undefined, now: Date): Date {
  const usualEnd = after(now, RESERVED_MS)
  const end = placedAt ? after(placedAt, PAYABLE_MS) : usualEnd
  return latest(end < usualEnd ? end : usualEnd, findReservedUntil(checkout))
}

/** Undefined when the reservation has ended. */
function findReservedUntil(checkout: Checkout | undefined): Date | undefined {
  return checkout && !checkout.closedAt ? checkout.reservedUntil : undefined
}

/** True when the stock is certainly still reserved; otherwise it must be checked, as when an order awaits its money for days. */
export function isStockReserved({ placedAt }: Pick<Order, 'placedAt'>, { reservedUntil }: Checkout, now: Date): boolean {
  return reservedUntil > after(now, SOON_MS) && reservedUntil <= after(placedAt ?? now, PAYABLE_MS)
}

/** Only a pro forma invoice is open this long. It costs nothing, so its stock is not reserved longer than that of any unpaid order. */
function isReservedForWeeks(placedAt: Date, reservedUntil: Date): boolean {
  return reservedUntil > after(placedAt, TRANSFER_MS)
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

type ReservationRequest = {
  /** The gift cards of the order. */
  giftcards: readonly OrderGiftcard[]
  reservedUntil?: Date
  /** A payment that takes days. */
  awaits?: 'TRANSFER' | 'INVOICE'
  /** Undefined when the order is paid at once, or its money has come. */
  payer?: PayerHashes | undefined
  source?: string | undefined
  /** True when the order is being placed and gift cards pay all of it. */
  isPaidAtOnce?: boolean
  /** The order's holds, when the caller has locked their cards. */
  held?: readonly Hold[] | undefined
}

/**
 * Reserves a placed order's part of each gift card and its stock, or extends the reservation. Cards to activate are only checked: the first payment
 * activates them. Called inside a transaction. Returns the holds, whose cards are locked.
 */
export async function extendReservation(
  ctx: StorefrontContext,
  order: Order,
  { giftcards, awaits, payer, source, isPaidAtOnce = false, held, ...asked }: ReservationRequest,
): Promise<Result<Hold[], ShopFailure[]>> {
  const activation = await checkActivation(ctx, order)
  if (!activation.ok) return activation
  const now = ctx.clock.now()
  const awaitsTransfer = awaits !== undefined
  const reservedUntil = awaits ? awaitedUntil(ctx, order, awaits) : (asked.reservedUntil ?? after(now, RESERVED_MS))
  // A redeem order exchanges these cards, so they are held as long as its extra payment is possible.
  const isHeldWhileReserved = awaitsTransfer || order.kind === 'REDEEM'
  const lockedHolds = isPaidAtOnce ? held : []
  const holds = await holdGiftcards(ctx, giftcards, {
    expiresAt: isHeldWhileReserved ? reservedUntil : after(now, HELD_MS),
    lockedHolds,
  })
  if (!holds.ok) return holds
  // Blank cards to activate were taken from the stock when they were sold.
  const stocked = order.kind === 'ACTIVATION' ? [] : listPackages(order)
  const lines = stocked.map(({ productId, qty }) => ({ productId, qty }))
  const usualEnd = after(now, RESERVED_MS)
  const stockUntil = isReservedForWeeks(order.placedAt ?? now, reservedUntil) ? usualEnd : reservedUntil
  const { networkHash, sourceHash } = payer ?? {}
  const reserved = await reserveStock(ctx, { orderId: order.id, lines, expiresAt: stockUntil, networkHash, largeUntil: usualEnd })
  if (!reserved.ok) return fail([reserved.failure])
  const closedAt = isPaidAtOnce ? now : null
  await saveCheckout(ctx.db, { orderId: order.id, reservedUntil, awaitsTransfer, sourceHash, source, closedAt })
  return holds
}

/** A pro forma invoice has a last day to pay, which ends at midnight in the shop's own time zone. */
function awaitedUntil({ clock, storefront }: StorefrontContext, { placedAt }: Order, awaits: 'TRANSFER' | 'INVOICE'): Date {
  const placed = placedAt ?? clock.now()
  if (awaits === 'TRANSFER') return after(placed, TRANSFER_MS)
  return endOfShopDay(storefront, lastDayToPay(shopDayOf(storefront, placed)), ARRIVAL_DAYS)
}

type HoldOptions = { expiresAt?: Date; lockedHolds?: readonly Hold[] | undefined }

/** Holds cards in the order of their ids, and before the stock is reserved: every transaction that locks both uses this order. */
export async function holdGiftcards(
  ctx: StorefrontContext,
  giftcards: readonly OrderGiftcard[],
  { expiresAt = after(ctx.clock.now(), HELD_MS), lockedHolds = [] }: HoldOptions = {},
): Promise<Result<Hold[], ShopFailure[]>> {
  const holds: Hold[] = []
  for (const { id, orderId, cardId, amountMinor } of giftcards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1))) {
    if (amountMinor === null) continue
    const known = lockedHolds.find((hold) => hold.cardId === cardId && hold.minor === amountMinor)
    const held = known ? ok(known) : await holdCard(ctx, { cardId, orderId, minor: amountMinor, expiresAt })
    if (!held.ok) return fail([{ ...held.failure, parameter: `giftcards.${id}` }])
    holds.push(held.value)
  }
  return ok(holds)
}
