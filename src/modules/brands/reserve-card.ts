import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { isAnswered, once } from '../../platform/idempotency/once.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { cardBalance, holdCard, type TypedCard } from '../giftcards/index.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'
import { insertReservation } from './brands.store.ts'
import type { BrandsParts } from './brands-parts.ts'
import { type BrandCard, checkBrandCard } from './check-brand-card.ts'
import type { Caller } from './check-request.ts'

/** Enough time for a checkout, as in our own. */
const RESERVED_MINUTES = 30

type Reservation = {
  id: string
  state: 'RESERVED'
  amount: Money
  /** The balance that is left on the card. */
  balance: Money
  expiresAt: string
}

type Wanted = { typed: TypedCard; shopper: string | undefined; amount: Money; reference: string; idempotencyKey: string }

/** Holds an amount of a card for the shop of its brand. The same key again returns the same reservation without checking the PIN again. */
export async function reserveCard(
  ctx: Context,
  parts: BrandsParts,
  { caller, wanted }: { caller: Caller; wanted: Wanted },
): Promise<Result<Reservation, BrandFailure>> {
  const { typed, shopper, amount, reference, idempotencyKey: key } = wanted
  const { brand } = caller
  const request = {
    scope: `reserve at ${brand}`,
    key,
    body: { card: hashCard(parts, typed), amount, reference },
  }
  const checked = (await isAnswered(ctx, request)) ? undefined : await checkBrandCard(ctx, parts, { brand, shopper, typed })
  if (checked && !checked.ok) return checked
  if (checked && checked.value.card.value.currency !== amount.currency) return fail({ name: 'CURRENCY_OTHER' })
  const reserved = await once(ctx, request, async (ctx): Promise<Result<Reservation, ShopFailure[]>> => {
    if (!checked) throw new Error('The stored answer is missing')
    return hold({ ...checked.value.shop, db: ctx.db }, { caller, wanted, card: checked.value.card })
  })
  return reserved.ok ? reserved : fail(toBrandFailure(reserved.failure[0] ?? { name: 'UNKNOWN' }))
}

async function hold(
  shop: BrandCard['shop'],
  { caller, wanted, card }: { caller: Caller; wanted: Wanted; card: BrandCard['card'] },
): Promise<Result<Reservation, ShopFailure[]>> {
  const { amount, reference } = wanted
  const [id, now] = [shop.ids.uuid(), shop.clock.now()]
  const expiresAt = new Date(now.getTime() + RESERVED_MINUTES * 60_000)
  const held = await holdCard(shop, { cardId: card.id, orderId: id, brand: caller.brand, minor: amount.minor, expiresAt })
  if (!held.ok) return fail([held.failure])
  await insertReservation(shop.db, { id, ...caller, reference, ...amount, now })
  const { available: balance } = await cardBalance(shop.db, card.id)
  return ok({ id, state: 'RESERVED', amount, balance, expiresAt: expiresAt.toISOString() })
}

/**
 * A keyed hash, because the number could be guessed from a plain hash. It leaves out the PIN: otherwise a key mismatch would reveal whether a guessed
 * PIN is right, and such guesses are not counted.
 */
function hashCard({ keyFor }: BrandsParts, { number }: TypedCard): string {
  return createHmac('sha256', keyFor('brands.requests')).update(number).digest('base64url')
}
