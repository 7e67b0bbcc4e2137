import type { Context } from '../../platform/context.ts'
import { inTransaction, joinTransaction } from '../../platform/db/in-transaction.ts'
import { eachAlone } from '../../platform/jobs/each-alone.ts'
import { ok } from '../../shared/result.ts'
import { lockCards } from './giftcards.store.ts'
import {
  type Hold,
  isExpired,
  listCardPayments,
  listExpiredHolds,
  lockOpenHolds,
  saveClosed,
  saveHeldMinor,
} from './holds.store.ts'
import { type LedgerAccount, type Posting, postLedger } from './ledger.store.ts'

type Closing = 'CAPTURED' | 'RELEASED'

const AT_ONCE = 100

/**
 * Captures the order's holds, including expired ones that were not released yet. Returns the total paid by cards, which is the same when it is called
 * again. A lower total than expected means that a hold was released in the meantime.
 */
export async function captureHolds(ctx: Context, orderId: string): Promise<number> {
  await closeOpenHolds(ctx, orderId, 'CAPTURED')
  return (await listCardPayments(ctx.db, orderId)).reduce((sum, { minor }) => sum + minor, 0)
}

/** The same when the caller has all open holds of the order, has locked their cards, and captured none before. */
export async function captureLocked(ctx: Context, holds: readonly Hold[]): Promise<number> {
  for (const hold of holds) await closeHold(ctx, hold, 'CAPTURED')
  return holds.reduce((sum, { minor }) => sum + minor, 0)
}

/** Releases the order's open holds. Captured holds are not changed. */
export async function releaseHolds(ctx: Context, orderId: string): Promise<void> {
  await closeOpenHolds(ctx, orderId, 'RELEASED')
}

export async function releaseExpiredHolds(ctx: Context): Promise<void> {
  const expired = await listExpiredHolds(ctx.db, ctx.clock.now(), AT_ONCE)
  const failed = await eachAlone(ctx, expired, (hold) =>
    inTransaction(ctx, async (ctx) => {
      await lockCards(ctx.db, [hold.cardId])
      if (await isExpired(ctx.db, hold.id, ctx.clock.now())) await closeHold(ctx, hold, 'RELEASED')
      return ok(undefined)
    }),
  )
  if (expired.length === AT_ONCE && failed < AT_ONCE) await releaseExpiredHolds(ctx)
}

async function closeOpenHolds(ctx: Context, orderId: string, closing: Closing): Promise<void> {
  await joinTransaction(ctx, async (ctx) => {
    for (const hold of await lockOpenHolds(ctx.db, orderId)) await closeHold(ctx, hold, closing)
  })
}

/** The caller has locked the card. */
export async function closeHold({ db, clock }: Context, hold: Hold, closing: Closing): Promise<void> {
  const kind = closing === 'CAPTURED' ? 'capture-hold' : 'release-hold'
  const posting: Posting = {
    key: `${kind} ${hold.id}`,
    kind,
    reference: hold.orderId,
    currency: hold.currency,
    entries: [
      { account: `hold:${hold.cardId}:${hold.orderId}`, minor: -hold.minor },
      { account: closing === 'CAPTURED' ? payeeOf(hold) : `card:${hold.cardId}`, minor: hold.minor },
    ],
  }
  await saveClosed(db, hold.id, { state: closing, at: clock.now(), posting })
}

/** The account of our order, or of the brand in whose shop the card is spent. */
function payeeOf({ brand, orderId, currency }: Hold): LedgerAccount {
  return brand === null ? `order:${orderId}` : `settlement:${brand}:${currency}`
}

/** Captures this part of a hold, and returns the rest to its card at once. The caller has locked the card and checked the amount. */
export async function capturePart(ctx: Context, hold: Hold, minor: number): Promise<void> {
  if (minor < hold.minor) await releaseRest(ctx, hold, minor)
  await closeHold(ctx, { ...hold, minor }, 'CAPTURED')
}

async function releaseRest({ db }: Context, hold: Hold, capturedMinor: number): Promise<void> {
  const restMinor = hold.minor - capturedMinor
  await saveHeldMinor(db, hold.id, capturedMinor)
  await postLedger(db, {
    key: `release-rest ${hold.id}`,
    kind: 'release-hold',
    reference: hold.orderId,
    currency: hold.currency,
    entries: [
      { account: `hold:${hold.cardId}:${hold.orderId}`, minor: -restMinor },
      { account: `card:${hold.cardId}`, minor: restMinor },
    ],
  })
}
