import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { reserveStock } from '../catalog/index.ts'
import { type Hold, holdCard } from '../giftcards/index.ts'
import { checkActivation, lastDayToPay, listPackages, type Order } from '../orders/index.ts'
import { endOfShopDay, type StorefrontContext, shopDayOf } from '../storefronts/index.ts'
import { type Checkout, type OrderGiftcard, saveCheckout } from './checkout.store.ts'
import type { PayerHashes } from './unpaid-orders.ts'

const MINUTE_MS = 60_000
/** Design: money.md, a hold ends after half an hour. */
const HELD_MS = 30 * MINUTE_MS
/** The provider's page is open for an hour, and its events may be late. */
const KEPT_MS = 75 * MINUTE_MS
/** Prices, offers and dates are those of its day, and its stock is reserved: after this it must be ordered again. */
const PAYABLE_MS = 24 * 60 * MINUTE_MS
/** A bank transfer takes days: stock and prices are held until then. */
const TRANSFER_MS = 7 * 24 * 60 * MINUTE_MS
/** Money that is transferred on the last day arrives within these days, when staff see it. */
const ARRIVAL_DAYS = 3
/** A reservation that ends this soon is renewed before the stock is sold: clocks differ, and writing takes time. */
const SOON_MS = 10_000

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/**
 * Whether an unpaid order can still be paid, or paid in another way. The items of a cancelled order are in the cart again: paying it as well would be
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

/** How long a shopper who wants to pay has it reserved: more than an hour, but not beyond its day, and never shorter than before. */
export function reserveUntilPaid({ placedAt }: Pick<Order, 'placedAt'>, checkout: Checkout | undefined, now: Date): Date {
  const soon = after(now, KEPT_MS)
  const end = placedAt ? after(placedAt, PAYABLE_MS) : soon
  return latest(end < soon ? end : soon, findKeptUntil(checkout))
}

/** Undefined when its reservation has ended. */
function findKeptUntil(checkout: Checkout | undefined): Date | undefined {
  return checkout && !checkout.closedAt ? checkout.keptUntil : undefined
}

/** Whether its stock is surely still reserved; otherwise it must be looked up. */
export function isStockReserved({ placedAt }: Pick<Order, 'placedAt'>, { keptUntil }: Checkout, now: Date): boolean {
  return keptUntil > after(now, SOON_MS) && !isKeptForWeeks(placedAt ?? now, keptUntil)
}

/** As only a pro forma invoice is. It costs nothing, so its stock is reserved no longer than that of any unpaid order. */
function isKeptForWeeks(placedAt: Date, keptUntil: Date): boolean {
  return keptUntil > after(placedAt, TRANSFER_MS)
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one)

type Keeping = {
  /** Of the order. */
  giftcards: readonly OrderGiftcard[]
  keptUntil?: Date
  /** Money that takes days. */
  awaits?: 'TRANSFER' | 'INVOICE'
  /** Without, it is paid at once, or its money has come. */
  payer?: PayerHashes | undefined
  source?: string | undefined
  /** It is being placed, and gift cards pay all of it. */
  isPaidAtOnce?: boolean
  /** Its holds, as the caller has them under the locks of the cards. */
  held?: readonly Hold[] | undefined
}

/**
 * Reserves what a placed order needs, its part of each gift card and its stock, or extends it. Cards to activate are only checked: the first payment
 * activates them. Called inside a transaction. Returns the holds, whose cards are locked.
 */
export async function extendReservation(
  ctx: StorefrontContext,
  order: Order,
  { giftcards, awaits, payer, source, isPaidAtOnce = false, held, ...asked }: Keeping,
): Promise<Result<Hold[], ShopFailure[]>> {
  const activation = await checkActivation(ctx, order)
  if (!activation.ok) return activation
  const now = ctx.clock.now()
  const awaitsTransfer = awaits !== undefined
  const keptUntil = awaits ? awaitedUntil(ctx, order, awaits) : (asked.keptUntil ?? after(now, KEPT_MS))
  // The cards of a redeem order are what it is about: they are held as long as the rest may be paid.
  const isHeldToTheEnd = awaitsTransfer || order.kind === 'REDEEM'
  const inHand = isPaidAtOnce ? held : []
  const holds = await holdGiftcards(ctx, giftcards, { expiresAt: isHeldToTheEnd ? keptUntil : after(now, HELD_MS), inHand })
  if (!holds.ok) return holds
  // The cards to activate were sold before.
  const taken = order.kind === 'ACTIVATION' ? [] : listPackages(order)
  const lines = taken.map(({ productId, qty }) => ({ productId, qty }))
  const stockUntil = isKeptForWeeks(order.placedAt ?? now, keptUntil) ? after(now, KEPT_MS) : keptUntil
  const { networkHash, sourceHash } = payer ?? {}
  const reserved = await reserveStock(ctx, { orderId: order.id, lines, expiresAt: stockUntil, networkHash })
  if (!reserved.ok) return fail([reserved.failure])
  const closedAt = isPaidAtOnce ? now : null
  await saveCheckout(ctx.db, { orderId: order.id, keptUntil, awaitsTransfer, sourceHash, source, closedAt })
  return holds
}

/** A pro forma invoice names a last day to pay, which ends at midnight in the shop's own time zone. */
function awaitedUntil({ clock, storefront }: StorefrontContext, { placedAt }: Order, awaits: 'TRANSFER' | 'INVOICE'): Date {
  const placed = placedAt ?? clock.now()
  if (awaits === 'TRANSFER') return after(placed, TRANSFER_MS)
  return endOfShopDay(storefront, lastDayToPay(shopDayOf(storefront, placed)), ARRIVAL_DAYS)
}

type Holding = { expiresAt?: Date; inHand?: readonly Hold[] | undefined }

/** In the order of the cards' ids, and before the stock: the lock order of everybody who needs both. */
export async function holdGiftcards(
  ctx: StorefrontContext,
  giftcards: readonly OrderGiftcard[],
  { expiresAt = after(ctx.clock.now(), HELD_MS), inHand = [] }: Holding = {},
): Promise<Result<Hold[], ShopFailure[]>> {
  const holds: Hold[] = []
  for (const { id, orderId, cardId, amountMinor } of giftcards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1))) {
    if (amountMinor === null) continue
    const known = inHand.find((hold) => hold.cardId === cardId && hold.minor === amountMinor)
    const held = known ? ok(known) : await holdCard(ctx, { cardId, orderId, minor: amountMinor, expiresAt })
    if (!held.ok) return fail([{ ...held.failure, parameter: `giftcards.${id}` }])
    holds.push(held.value)
  }
  return ok(holds)
}
