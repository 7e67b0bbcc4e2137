import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type BrandHold, capturePart, closeHold, findBrandHold, lockCards, readCard } from '../giftcards/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'

/** A reservation, which must belong to this brand. */
type Named = { brand: string; reservationId: string }
/** `released` returned to the card. */
type Captured = { id: string; state: 'CAPTURED'; captured: Money; released: Money }
/** Without `amount` the whole reservation is captured. */
type Capture = Named & { amount: Money | undefined; idempotencyKey: string }

/** The brand delivers, and gets all or a part of the reserved amount. The rest returns to the card at once, so a later capture needs a new reservation. */
export async function captureReservation(ctx: Context, wanted: Capture): Promise<Result<Captured, BrandFailure>> {
  const { idempotencyKey: key, brand, ...body } = wanted
  let refusal: BrandFailure | undefined
  const captured = await once(ctx, { scope: `capture at ${brand}`, key, body }, async (ctx) => {
    const done = await captureOnce(ctx, wanted)
    if (done.ok) return done
    refusal = done.failure
    return fail([])
  })
  return captured.ok ? captured : fail(refusal ?? toBrandFailure(captured.failure[0] ?? { name: 'UNKNOWN' }))
}

async function captureOnce(ctx: Context, { amount, ...named }: Capture): Promise<Result<Captured, BrandFailure>> {
  const hold = await lockBrandHold(ctx, named)
  if (!hold) return fail({ name: 'RESERVATION_UNKNOWN' })
  const { currency } = hold
  if (hold.state !== 'OPEN' || hold.expiresAt <= ctx.clock.now()) return fail({ name: 'RESERVATION_CLOSED' })
  if (amount && amount.currency !== currency) return fail({ name: 'CURRENCY_OTHER' })
  const minor = amount?.minor ?? hold.minor
  if (minor > hold.minor) return fail({ name: 'AMOUNT_TOO_HIGH' })
  // A card that was frozen or expired in the meantime still pays the reserved amount. A blocked card does not, because its own payment is disputed.
  if ((await readCard(ctx.db, hold.cardId)).status === 'BLOCKED') return fail({ name: 'CARD_BLOCKED' })
  await capturePart(ctx, hold, minor)
  return ok({
    id: hold.orderId,
    state: 'CAPTURED',
    captured: { currency, minor },
    released: { currency, minor: hold.minor - minor },
  })
}

type Cancelled = { id: string; state: 'RELEASED' }

/** Returns the whole reserved amount to the card. Calling it a second time changes nothing. */
export function cancelReservation(ctx: Context, named: Named): Promise<Result<Cancelled, BrandFailure>> {
  return inTransaction(ctx, async (ctx): Promise<Result<Cancelled, BrandFailure>> => {
    const hold = await lockBrandHold(ctx, named)
    if (!hold) return fail({ name: 'RESERVATION_UNKNOWN' })
    if (hold.state === 'CAPTURED') return fail({ name: 'RESERVATION_CLOSED' })
    if (hold.state === 'OPEN') await closeHold(ctx, hold, 'RELEASED')
    return ok({ id: hold.orderId, state: 'RELEASED' })
  })
}

/** Reads the reservation again after locking its card, because another request may have closed it in the meantime. */
async function lockBrandHold({ db }: Context, named: Named): Promise<BrandHold | undefined> {
  const found = await findBrandHold(db, named)
  if (!found) return undefined
  await lockCards(db, [found.cardId])
  return findBrandHold(db, named)
}
