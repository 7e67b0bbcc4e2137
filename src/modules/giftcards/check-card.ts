import { timingSafeEqual } from 'node:crypto'
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

/** A person tries a card or two. Whoever tries many is counted apart from the cards. */
const PER_SOURCE: SourceBucket = { name: 'card-source', points: 10, seconds: 10 * 60, alarmPerDay: 10_000 }

export type TypedCard = { number: string; pin: string }
export type CheckedCard = Giftcard & CardBalance

/**
 * The card of this number, for whoever knows its PIN. An unknown number, a wrong PIN and a card that rests after wrong ones get the same answer
 * for the same work; what is wrong with a card is told to those alone who know its PIN.
 */
export async function checkCard(
  ctx: StorefrontContext,
  parts: GiftcardsParts,
  typed: TypedCard,
): Promise<Result<CheckedCard, ShopFailure>> {
  if (ctx.db.isTransaction) throw new Error('A PIN is checked before a transaction begins: what was counted must stay counted')
  const mayTry = await parts.limits.consumeBySource(ctx, PER_SOURCE)
  if (!mayTry.ok) return mayTry
  const found = await findByPin(ctx, parts, typed)
  if (!found) return fail({ name: 'CARD_UNKNOWN' })
  await resetPinTries(ctx.db, found.id)
  const { card } = found
  if (!card) return fail({ name: 'CARD_NOT_ACTIVATED' })
  const failure = findCardFailure(card, shopDay(ctx))
  return failure ? fail({ name: failure }) : ok({ ...card, ...(await cardBalance(ctx.db, card.id)) })
}

/** A blank card is one without `card`: there is nothing to tell of it yet. */
type FoundCard = { id: string; pinSealed: Buffer; keyId: string | null; card?: Giftcard }

async function findByPin(ctx: StorefrontContext, parts: GiftcardsParts, typed: TypedCard): Promise<FoundCard | undefined> {
  const indexes = numberIndexes(parts, toCardNumber(typed.number))
  const issued = await findCardByIndex(ctx.db, indexes)
  // Asked of any number, so that no kind of card takes longer than another, or than none.
  const blank = await findBlankCardByIndex(ctx.db, indexes)
  const found: FoundCard | undefined = issued ?? blank
  const mayTry = await countPinTry(ctx.db, { cardId: found?.id, numberIndex: indexes[0] }, ctx.clock.now())
  const isRight = isSamePin(typed.pin, found ? openPin(parts, found) : sealNothing(ctx, parts))
  return mayTry && isRight ? found : undefined
}

function openPin(parts: GiftcardsParts, { id, pinSealed, keyId }: FoundCard): string {
  return open(parts, { cardId: id, secret: 'pin', sealed: pinSealed, keyId })
}

/** Where there is no PIN to open, something is sealed: it takes as long. */
function sealNothing(ctx: StorefrontContext, parts: GiftcardsParts): string {
  return seal(ctx.ids, parts, { cardId: '', secret: 'pin', clear: '000000' }).toString('hex')
}

function isSamePin(typed: string, pin: string): boolean {
  return timingSafeEqual(hashToken(typed), hashToken(pin))
}
