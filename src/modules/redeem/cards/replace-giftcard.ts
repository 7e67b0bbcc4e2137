import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import {
  cardBalance,
  findCardFailure,
  findReplacement,
  lockCards,
  readCard,
  readCardSecrets,
  replaceCard,
} from '../../giftcards/index.ts'
import { shopDay } from '../../storefronts/index.ts'
import type { RedeemParts } from '../redeem-parts.ts'
import { type CardDetails, detailsOf } from './card-details.ts'
import { findOwnCard, isReplaceable } from './own-card.ts'

type Replaced = { card: { id: string; number: string; pin: string; expiresOn: string }; details: CardDetails }

/** A new number and PIN for a frozen card, shown to the customer whose order bought it. A second time answers with the same card. */
export async function replaceGiftcard(
  ctx: ShopContext,
  parts: RedeemParts,
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

/** Under the lock of the card: who spends it at the same time comes first or finds nothing. */
async function replaceOnce(ctx: ShopContext, parts: RedeemParts, cardId: string): Promise<Result<string, ShopFailure>> {
  await lockCards(ctx.db, [cardId])
  const card = await readCard(ctx.db, cardId)
  const known = await findReplacement(ctx.db, cardId)
  if (known) return ok(known.id)
  if (!card.frozenAt) return fail({ name: 'GIFTCARD_NOT_FROZEN', parameter: 'giftcardId' })
  if (!(await isReplaceable(ctx, card))) return fail({ name: 'GIFTCARD_NOT_REPLACEABLE', parameter: 'giftcardId' })
  const failure = findCardFailure({ ...card, frozenAt: null }, shopDay(ctx))
  if (failure) return fail({ name: failure })
  const { available, held } = await cardBalance(ctx.db, cardId)
  if (held.minor > 0) return fail({ name: 'CARD_IN_USE' })
  return available.minor === 0 ? fail({ name: 'CARD_EMPTY' }) : ok(await replaceCard(ctx, parts, card))
}
