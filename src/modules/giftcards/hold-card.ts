import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { closeHold } from './close-holds.ts'
import { findCardFailure } from './giftcard.ts'
import { type HeldCard, type Hold, insertHold, type LockedForHold, lockForHold, saveExpiry } from './holds.store.ts'

export type HoldRequest = {
  cardId: string
  orderId: string
  /** The brand in whose shop the card is spent; undefined for our own orders. */
  brand?: string
  minor: number
  expiresAt: Date
}

/**
 * Reserves a part of a card for one order, until the order is paid or cancelled or the hold expires. A second call replaces the amount. A refusal
 * changes nothing. Hold several cards of a transaction in the order of their ids.
 */
export function holdCard(ctx: StorefrontContext, wanted: HoldRequest): Promise<Result<Hold, ShopFailure>> {
  return joinTransaction(ctx, async (ctx) => replaceHold(ctx, await lockForHold(ctx.db, wanted), wanted))
}

type CardWithHold = HeldCard & { hold: Hold }

/** Holds the whole available balance of a card for one order. A second call adds what became available in the meantime, and extends the hold. Returns the card after the change. */
export function holdWholeBalance(
  ctx: StorefrontContext,
  wanted: Omit<HoldRequest, 'minor'>,
): Promise<Result<CardWithHold, ShopFailure>> {
  return joinTransaction(ctx, async (ctx): Promise<Result<CardWithHold, ShopFailure>> => {
    const locked = await lockForHold(ctx.db, wanted)
    const minor = freeMinorOf(locked)
    if (minor === 0) return fail({ name: locked.heldMinor > 0 ? 'CARD_IN_USE' : 'CARD_EMPTY' })
    const held = await replaceHold(ctx, locked, { ...wanted, minor })
    return held.ok ? ok({ card: locked.card, availableMinor: 0, heldMinor: minor, hold: held.value }) : held
  })
}

/** The amount that this order can hold, including its present hold, which is replaced. */
function freeMinorOf({ availableMinor, before }: LockedForHold): number {
  return availableMinor + (before?.minor ?? 0)
}

async function replaceHold(
  ctx: StorefrontContext,
  locked: LockedForHold,
  wanted: HoldRequest,
): Promise<Result<Hold, ShopFailure>> {
  const { card, before, availableMinor, heldMinor } = locked
  const isHeld = before?.minor === wanted.minor
  const failure = findCardFailure(card, shopDay(ctx))
  // A hold placed in time stays valid, even when the rest is paid after the card has expired.
  if (failure && !(isHeld && failure === 'CARD_EXPIRED')) return fail({ name: failure })
  if (isHeld) {
    await saveExpiry(ctx.db, before.id, wanted.expiresAt)
    return ok(before)
  }
  // A card that is in use elsewhere is not empty: the shopper may have another tab open.
  if (wanted.minor > availableMinor + heldMinor) return fail({ name: 'CARD_BALANCE_TOO_LOW' })
  if (wanted.minor > freeMinorOf(locked)) return fail({ name: 'CARD_IN_USE' })
  if (before) await closeHold(ctx, before, 'RELEASED')
  const { cardId, orderId, brand = null, minor, expiresAt } = wanted
  const hold = { id: ctx.ids.uuid(), cardId, orderId, brand, currency: card.value.currency, minor }
  await placeHold(ctx, hold, expiresAt)
  return ok(hold)
}

function placeHold({ db, clock }: StorefrontContext, hold: Hold, expiresAt: Date): Promise<void> {
  return insertHold(
    db,
    { ...hold, expiresAt, createdAt: clock.now() },
    {
      key: `hold-card ${hold.id}`,
      kind: 'hold-card',
      reference: hold.orderId,
      currency: hold.currency,
      entries: [
        { account: `card:${hold.cardId}`, minor: -hold.minor },
        { account: `hold:${hold.cardId}:${hold.orderId}`, minor: hold.minor },
      ],
    },
  )
}
