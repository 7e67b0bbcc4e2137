import { inTransaction } from '#platform/db/in-transaction.ts'
import { recordAccountEvent } from '#platform/security-log/record-event.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { CheckoutParts } from '../../checkout/index.ts'
import { findReplaceFailure, findReplacement, lockCards, readCard, readCardSecrets, replaceCard } from '../../giftcards/index.ts'
import { type CardDetails, detailsOf } from './card-details.ts'
import { findOwnCard, isHeldByAnother, isReplaceable } from './own-card.ts'

type Replaced = { card: { id: string; number: string; pin: string; expiresOn: string }; details: CardDetails }

const NOT_REPLACEABLE = fail<ShopFailure>({ name: 'GIFTCARD_NOT_REPLACEABLE', parameter: 'giftcardId' })

/** Replaces a frozen card by one with a new number and PIN, for the customer whose order bought it. A second call returns the same card. */
export async function replaceGiftcard(
  ctx: ShopContext,
  parts: CheckoutParts,
  giftcardId: string,
): Promise<Result<Replaced, ShopFailure>> {
  if (!ctx.customer) return fail({ name: 'NOT_LOGGED_IN' })
  const own = await findOwnCard(ctx, giftcardId)
  if (!own.ok) return own
  const replaced = await inTransaction(ctx, (ctx) => replaceOnce(ctx, parts, own.value.id))
  if (!replaced.ok) return replaced
  const card = await readCard(ctx.db, replaced.value)
  const secrets = await readCardSecrets(ctx, parts, card.id)
  return ok({ card: { id: card.id, expiresOn: card.expiresOn, ...secrets }, details: await detailsOf(ctx, card) })
}

/** Runs under the lock of the card, so that a payment at the same time either comes first or finds no balance. */
async function replaceOnce(ctx: ShopContext, parts: CheckoutParts, cardId: string): Promise<Result<string, ShopFailure>> {
  await lockCards(ctx.db, [cardId])
  const card = await readCard(ctx.db, cardId)
  const known = await findReplacement(ctx.db, cardId)
  // A card that staff replaced for its holder is not shown to the buyer.
  if (known) return (await isHeldByAnother(ctx, known)) ? NOT_REPLACEABLE : ok(known.id)
  if (card.frozenAt !== null && !(await isReplaceable(ctx, card))) return NOT_REPLACEABLE
  const failure = await findReplaceFailure(ctx, card)
  if (failure) return fail({ name: failure, parameter: 'giftcardId' })
  await recordAccountEvent(ctx, parts, { event: 'GIFTCARD_REPLACED', accountId: ctx.customer?.id })
  return ok(await replaceCard(ctx, parts, { ...card, replacedFor: 'BUYER' }))
}
