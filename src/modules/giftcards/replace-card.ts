import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { createCardIdentity, MAX_NUMBERS_TRIED } from './create-card-identity.ts'
import type { Giftcard, ReplacedFor } from './giftcard.ts'
import { insertCards, type NewCard, saveCardClosed } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { type Posting, readBalance } from './ledger.store.ts'

/**
 * Issues a card with a new number and PIN for the balance of a lost card, and closes the lost card. Called inside a transaction that has locked the
 * card and checked that nothing of it is held. Returns the new card's id.
 */
export function replaceCard(ctx: Context, parts: GiftcardsParts, old: Giftcard & { replacedFor: ReplacedFor }): Promise<string> {
  return joinTransaction(ctx, async (ctx) => {
    const minor = await readBalance(ctx.db, `card:${old.id}`)
    for (let count = 0; count < MAX_NUMBERS_TRIED; count++) {
      const card = await createReplacement(ctx, parts, { ...old, value: { currency: old.value.currency, minor } })
      if ((await insertCards(ctx.db, [{ card, posting: toMove(old, card) }])).size === 0) continue
      await saveCardClosed(ctx.db, old.id, ctx.clock.now())
      return card.id
    }
    throw new Error('No free card number was found')
  })
}

async function createReplacement(ctx: Context, parts: GiftcardsParts, old: Giftcard): Promise<NewCard> {
  return { ...old, replaces: old.id, frozenAt: null, closedAt: null, ...(await createCardIdentity(ctx, parts)) }
}

function toMove(old: Giftcard, { id, value: { currency, minor } }: NewCard): Posting {
  const entries = [
    { account: `card:${old.id}`, minor: -minor },
    { account: `card:${id}`, minor },
  ] as const
  return { key: `replace-card ${old.id}`, kind: 'replace-card', reference: old.orderId, currency, entries }
}
