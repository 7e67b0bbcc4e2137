import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { cardBalance } from './card-balance.ts'
import { closeHold } from './close-holds.ts'
import { findCardFailure, type Giftcard } from './giftcard.ts'
import { lockCard } from './giftcards.store.ts'
import { findOpenHold, type Hold, saveExpiry, saveHold } from './holds.store.ts'
import { postLedger } from './ledger.store.ts'

export type HoldRequest = {
  cardId: string
  orderId: string
  /** Whose shop it is held for, if not for an order of ours. */
  brand?: string
  minor: number
  expiresAt: Date
}

/**
 * Reserves a part of a card for one order, until the order is paid or cancelled or the hold expires. Called again, it replaces the amount.
 * Hold several cards in one transaction in the order of their ids.
 */
export function holdCard(ctx: StorefrontContext, wanted: HoldRequest): Promise<Result<void, ShopFailure>> {
  return inTransaction(ctx, async (ctx) => {
    return replaceHold(ctx, await lockWithHold(ctx, wanted), wanted)
  })
}

/** As much of a card as is free, for one order. Called again, it takes what came free meanwhile, and extends the hold. Answers how much it is. */
export function holdWholeCard(ctx: StorefrontContext, wanted: Omit<HoldRequest, 'minor'>): Promise<Result<number, ShopFailure>> {
  return inTransaction(ctx, async (ctx) => {
    const { card, before } = await lockWithHold(ctx, wanted)
    const { available, held } = await cardBalance(ctx.db, card.id)
    const minor = available.minor + (before?.minor ?? 0)
    if (minor === 0) return fail({ name: held.minor > 0 ? 'CARD_IN_USE' : 'CARD_EMPTY' })
    const done = await replaceHold(ctx, { card, before }, { ...wanted, minor })
    return done.ok ? ok(minor) : done
  })
}

type Locked = { card: Giftcard; before: Hold | undefined }

async function lockWithHold({ db }: StorefrontContext, wanted: Omit<HoldRequest, 'minor'>): Promise<Locked> {
  const card = await lockCard(db, wanted.cardId)
  return { card, before: await findOpenHold(db, wanted) }
}

async function replaceHold(
  ctx: StorefrontContext,
  { card, before }: Locked,
  wanted: HoldRequest,
): Promise<Result<void, ShopFailure>> {
  const isHeld = before?.minor === wanted.minor
  const failure = findCardFailure(card, shopDay(ctx))
  // A hold placed in time stays valid, even if the rest is paid after the card's last day.
  if (failure && !(isHeld && failure === 'CARD_EXPIRED')) return fail({ name: failure })
  if (isHeld) {
    await saveExpiry(ctx.db, before.id, wanted.expiresAt)
    return ok(undefined)
  }
  if (before) await closeHold(ctx, before, 'RELEASED')
  const { available, held } = await cardBalance(ctx.db, card.id)
  // In use elsewhere is not empty: the shopper may have another tab open.
  if (wanted.minor > available.minor + held.minor) return fail({ name: 'CARD_BALANCE_TOO_LOW' })
  if (wanted.minor > available.minor) return fail({ name: 'CARD_IN_USE' })
  await placeHold(ctx, { ...wanted, brand: wanted.brand ?? null, id: ctx.ids.uuid(), currency: card.value.currency })
  return ok(undefined)
}

async function placeHold({ db, clock }: StorefrontContext, hold: Hold & Pick<HoldRequest, 'expiresAt'>): Promise<void> {
  await saveHold(db, { ...hold, createdAt: clock.now() })
  await postLedger(db, {
    key: `hold-card ${hold.id}`,
    kind: 'hold-card',
    reference: hold.orderId,
    currency: hold.currency,
    entries: [
      { account: `card:${hold.cardId}`, minor: -hold.minor },
      { account: `hold:${hold.cardId}:${hold.orderId}`, minor: hold.minor },
    ],
  })
}
