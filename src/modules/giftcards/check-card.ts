import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { hashToken } from '../../platform/keys.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { toCardNumber } from '../../shared/validation/card-number.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { findBlankCardByIndex } from './blank-cards.store.ts'
import { type CardBalance, cardBalance } from './card-balance.ts'
import { numberIndexes, open, seal } from './card-secrets.ts'
import { findCardFailure, type Giftcard } from './giftcard.ts'
import { findCardByIndex } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { countPinTry, resetPinTries } from './pin-tries.store.ts'

/** A person tries one or two cards. Tries of many cards are limited by source. */
const PER_SOURCE: SourceBucket = { name: 'card-source', points: 10, seconds: 10 * 60, alarmPerDay: 10_000 }

export type TypedCard = { number: string; pin: string }
export type CheckedCard = Giftcard & CardBalance

/** Returns the card with this number if the PIN is right and the card can be used. Other reasons for a refusal are only given with the right PIN. */
export async function checkCard(
  ctx: StorefrontContext,
  parts: GiftcardsParts,
  typed: TypedCard,
): Promise<Result<CheckedCard, ShopFailure>> {
  const identified = await identifyCard(ctx, parts, typed)
  if (!identified.ok) return identified
  const { card } = identified.value
  if (!card) return fail({ name: 'CARD_NOT_ACTIVATED' })
  const failure = findCardFailure(card, shopDay(ctx))
  return failure ? fail({ name: failure }) : ok({ ...card, ...(await cardBalance(ctx.db, card.id)) })
}

/** Without `card` it is a blank card, which has no value yet. */
export type IdentifiedCard = { id: string; card?: Giftcard | undefined }

/**
 * Returns the card with this number if the PIN is right, even when it cannot be used. An unknown number, a wrong PIN and a card blocked for wrong
 * PINs get the same answer in the same time.
 */
export async function identifyCard(
  ctx: StorefrontContext,
  parts: GiftcardsParts,
  typed: TypedCard,
): Promise<Result<IdentifiedCard, ShopFailure>> {
  const mayTry = await parts.limits.consumeBySource(ctx, PER_SOURCE)
  return mayTry.ok ? identifyUncounted(ctx, parts, typed) : mayTry
}

/** The same for a partner whose requests all come from one IP address: the caller limits the source, and the tries of each card are counted here. */
export async function identifyUncounted(
  ctx: Context,
  parts: GiftcardsParts,
  typed: TypedCard,
): Promise<Result<IdentifiedCard, ShopFailure>> {
  if (ctx.db.isTransaction) throw new Error('Check a PIN outside of a transaction: a rollback would undo the count')
  const found = await findByPin(ctx, parts, typed)
  if (!found) return fail({ name: 'CARD_UNKNOWN' })
  await resetPinTries(ctx.db, found.id)
  return ok({ id: found.id, card: found.card })
}

type FoundCard = IdentifiedCard & { pinSealed: Buffer; keyId: string | null }

async function findByPin(ctx: Context, parts: GiftcardsParts, typed: TypedCard): Promise<FoundCard | undefined> {
  const indexes = numberIndexes(parts, toCardNumber(typed.number))
  const issued = await findCardByIndex(ctx.db, indexes)
  // Read for every number, so that cards, blank cards and unknown numbers take the same time.
  const blank = await findBlankCardByIndex(ctx.db, indexes)
  const found: FoundCard | undefined = issued ?? blank
  const mayTry = await countPinTry(ctx.db, { cardId: found?.id, numberIndex: indexes[0] }, ctx.clock.now())
  const isRight = isSamePin(typed.pin, found ? openPin(parts, found) : sealDecoyPin(ctx, parts))
  return mayTry && isRight ? found : undefined
}

function openPin(parts: GiftcardsParts, { id, pinSealed, keyId }: FoundCard): string {
  return open(parts, { cardId: id, secret: 'pin', sealed: pinSealed, keyId })
}

/** For numbers without a card: takes the same time as opening a PIN. */
function sealDecoyPin(ctx: Context, parts: GiftcardsParts): string {
  return seal(ctx.ids, parts, { cardId: '', secret: 'pin', clear: '000000' }).toString('hex')
}

function isSamePin(typed: string, pin: string): boolean {
  return timingSafeEqual(hashToken(typed), hashToken(pin))
}
