import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type BrandHold, capturePart, closeHold, findBrandHold, lockCards, readCard } from '../giftcards/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'

/** A reservation, named by the brand that it must belong to. */
type Named = { brand: string; reservationId: string }
type Captured = { id: string; state: 'CAPTURED'; captured: Money /** Back on the card. */; released: Money }
type Capture = Named & { /** All of it when nothing is said. */ amount: Money | undefined; idempotencyKey: string }

/** The brand delivers, and is owed all or a part of what it reserved. The rest returns to the card at once: what is captured later needs a new reservation. */
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
  // A card that was frozen or expired meanwhile pays what it held before. One whose own money is in doubt does not.
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

/** Everything that was reserved returns to the card. A second time changes nothing. */
export function cancelReservation(ctx: Context, named: Named): Promise<Result<Cancelled, BrandFailure>> {
  return inTransaction(ctx, async (ctx): Promise<Result<Cancelled, BrandFailure>> => {
    const hold = await lockBrandHold(ctx, named)
    if (!hold) return fail({ name: 'RESERVATION_UNKNOWN' })
    if (hold.state === 'CAPTURED') return fail({ name: 'RESERVATION_CLOSED' })
    if (hold.state === 'OPEN') await closeHold(ctx, hold, 'RELEASED')
    return ok({ id: hold.orderId, state: 'RELEASED' })
  })
}

/** Read again under the lock of its card: another request may have closed it meanwhile. */
async function lockBrandHold({ db }: Context, named: Named): Promise<BrandHold | undefined> {
  const found = await findBrandHold(db, named)
  if (!found) return undefined
  await lockCards(db, [found.cardId])
  return findBrandHold(db, named)
}
