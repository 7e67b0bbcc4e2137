import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import { createCardIdentity, MAX_NUMBERS_TRIED } from './create-card-identity.ts'
import type { Giftcard } from './giftcard.ts'
import { findCardOfUnit, insertCards, type NewCard, type PaidCard } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'
import type { Posting } from './ledger.store.ts'

export type CardUnit = Pick<Giftcard, 'orderId' | 'packageId' | 'unitNo' | 'productId' | 'storefront' | 'value' | 'expiresOn'>

/** One statement cannot insert more. */
const AT_ONCE = 500

/**
 * Issues one card for each unit of a package, however often it is called, paid from the order's account. Throws when the account holds too little,
 * because then the order is not paid. Returns the cards' ids in the order of the units.
 */
export function issueUnits(ctx: Context, parts: CardKeys, units: readonly CardUnit[]): Promise<string[]> {
  return joinTransaction(ctx, async (ctx) => {
    const ids: string[] = []
    for (let start = 0; start < units.length; start += AT_ONCE) {
      ids.push(...(await issueTogether(ctx, parts, units.slice(start, start + AT_ONCE))))
    }
    return ids
  })
}

async function issueTogether(ctx: Context, parts: CardKeys, units: readonly CardUnit[]): Promise<string[]> {
  const cards: NewCard[] = []
  for (const unit of units) cards.push(await createCard(ctx, parts, unit))
  const inserted = await insertCards(ctx.db, cards.map(toPaid))
  const ids: string[] = []
  for (const card of cards) ids.push(inserted.has(card.id) ? card.id : await issueAgain(ctx, parts, card))
  return ids
}

/** The unit already has a card, or another card has the same number. */
async function issueAgain(ctx: Context, parts: CardKeys, unit: CardUnit): Promise<string> {
  for (let count = 1; ; count++) {
    const known = await findCardOfUnit(ctx.db, unit)
    if (known) return assertSame(known, unit).id
    if (count === MAX_NUMBERS_TRIED) throw new Error('No free card number was found')
    const card = await createCard(ctx, parts, unit)
    if ((await insertCards(ctx.db, [toPaid(card)])).size === 1) return card.id
  }
}

async function createCard(ctx: Context, parts: CardKeys, unit: CardUnit): Promise<NewCard> {
  const state = { status: 'ACTIVE', frozenAt: null, closedAt: null, replaces: null, replacedFor: null } as const
  return { ...unit, ...state, ...(await createCardIdentity(ctx, parts)) }
}

function toPaid(card: NewCard): PaidCard {
  const { id, orderId, value } = card
  const posting: Posting = {
    key: `issue-card ${id}`,
    kind: 'issue-card',
    reference: orderId,
    currency: value.currency,
    entries: [
      { account: `order:${orderId}`, minor: -value.minor },
      { account: `card:${id}`, minor: value.minor },
    ],
  }
  return { card, posting }
}

/** A unit must have the same value every time it is issued. */
function assertSame(known: Giftcard, { orderId, productId, value }: CardUnit): Giftcard {
  const isSame =
    known.orderId === orderId &&
    known.productId === productId &&
    known.value.minor === value.minor &&
    known.value.currency === value.currency
  if (!isSame) throw new Error(`Unit ${known.unitNo} of package ${known.packageId} was already issued with other data`)
  return known
}
