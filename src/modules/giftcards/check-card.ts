import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../../platform/keys.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import { sourceOf } from '../../platform/rate-limits/source.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { toCardNumber } from '../../shared/validation/card-number.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import { type CardBalance, cardBalance } from './card-balance.ts'
import { numberIndex, open, seal } from './card-secrets.ts'
import { findCardFailure, type Giftcard } from './giftcard.ts'
import { findCardByIndex } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { countTry, forgetTries } from './pin-tries.store.ts'

/** A person tries a card or two. Whoever tries many is counted apart from the cards. */
const PER_SOURCE: Bucket = { name: 'card-source', points: 10, seconds: 10 * 60 }

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
  const mayTry = await parts.limits.consume(ctx, PER_SOURCE, sourceOf(ctx))
  if (!mayTry.ok) return mayTry
  const card = await findByPin(ctx, parts, typed)
  if (!card) return fail({ name: 'CARD_UNKNOWN' })
  await forgetTries(ctx.db, card.id)
  const failure = findCardFailure(card, shopDay(ctx))
  return failure ? fail({ name: failure }) : ok({ ...card, ...(await cardBalance(ctx.db, card.id)) })
}

async function findByPin(ctx: StorefrontContext, parts: GiftcardsParts, typed: TypedCard): Promise<Giftcard | undefined> {
  const index = numberIndex(parts, toCardNumber(typed.number))
  const found = await findCardByIndex(ctx.db, index)
  const mayTry = await countTry(ctx.db, { cardId: found?.card.id, numberIndex: index }, ctx.clock.now())
  const isRight = isSamePin(typed.pin, found ? openPin(parts, found) : sealNothing(ctx, parts))
  return mayTry && isRight ? found?.card : undefined
}

function openPin(parts: GiftcardsParts, { card, pinSealed }: { card: Giftcard; pinSealed: Buffer }): string {
  return open(parts, { cardId: card.id, secret: 'pin', sealed: pinSealed })
}

/** Where there is no PIN to open, something is sealed: it takes as long. */
function sealNothing(ctx: StorefrontContext, parts: GiftcardsParts): string {
  return seal(ctx.ids, parts, { cardId: '', secret: 'pin', clear: '000000' }).toString('hex')
}

function isSamePin(typed: string, pin: string): boolean {
  return timingSafeEqual(hashToken(typed), hashToken(pin))
}
