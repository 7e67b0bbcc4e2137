import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { FailureName } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findStorefrontByCode, shopDayOf } from '../storefronts/index.ts'
import { cardBalance } from './card-balance.ts'
import { findCardFailure, type Giftcard, type ReplacedFor } from './giftcard.ts'
import { lockCards, readCard, saveFrozen, saveUnfrozen } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { readCardSecrets } from './read-card-secrets.ts'
import { replaceCard } from './replace-card.ts'

/** Prevents spending from a lost or stolen card. An order that holds a part of it cannot be paid any more. False when the card cannot be frozen. */
export async function freezeCard({ db, clock }: Context, cardId: string): Promise<boolean> {
  await lockCards(db, [cardId])
  return saveFrozen(db, cardId, clock.now())
}

/** The reason why a card cannot be replaced; undefined when it can. The caller has locked the card. */
export async function findReplaceFailure({ db, clock }: Context, card: Giftcard): Promise<FailureName | undefined> {
  if (!card.frozenAt) return card.closedAt ? 'CARD_CLOSED' : 'GIFTCARD_NOT_FROZEN'
  const storefront = findStorefrontByCode(card.storefront)
  if (!storefront) throw new Error(`There is no storefront ${card.storefront} for card ${card.id}`)
  const failure = findCardFailure({ ...card, frozenAt: null }, shopDayOf(storefront, clock.now()))
  if (failure) return failure
  const { available, held } = await cardBalance(db, card.id)
  if (held.minor > 0) return 'CARD_IN_USE'
  return available.minor === 0 ? 'CARD_EMPTY' : undefined
}

/** For staff who have identified its holder: a lost card was found again. */
export function unfreezeCard(ctx: Context, cardId: string): Promise<Result<void, FailureName>> {
  return inTransaction(ctx, async ({ db }): Promise<Result<void, FailureName>> => {
    await lockCards(db, [cardId])
    const { closedAt, frozenAt } = await readCard(db, cardId)
    if (closedAt) return fail('CARD_CLOSED')
    if (!frozenAt) return fail('GIFTCARD_NOT_FROZEN')
    return ok(await saveUnfrozen(db, cardId))
  })
}

/** For staff who have identified its holder. It also replaces cards that their buyer may not replace online. */
export async function replaceLostCard(
  ctx: Context,
  parts: GiftcardsParts,
  { cardId, replacedFor }: { cardId: string; replacedFor: ReplacedFor },
): Promise<Result<{ number: string; pin: string }, FailureName>> {
  const replaced = await inTransaction(ctx, async (ctx): Promise<Result<string, FailureName>> => {
    await lockCards(ctx.db, [cardId])
    const card = await readCard(ctx.db, cardId)
    const failure = await findReplaceFailure(ctx, card)
    return failure ? fail(failure) : ok(await replaceCard(ctx, parts, { ...card, replacedFor }))
  })
  return replaced.ok ? ok(await readCardSecrets(ctx, parts, replaced.value)) : replaced
}
