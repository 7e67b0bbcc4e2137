import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { Money } from '../../shared/money.ts'
import { createPin } from './card-number.ts'
import { sealCard } from './card-secrets.ts'
import { createFreeNumber, MAX_NUMBERS_TRIED } from './free-number.ts'
import type { Giftcard } from './giftcard.ts'
import { findCardOfUnit, insertCard, type NewCard } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'
import type { Posting } from './ledger.store.ts'

export type CardUnit = {
  orderId: string
  packageId: string
  /** 1 to the quantity of the package. */
  unitNo: number
  productId: number
  storefront: string
  value: Money
  /** The last day, such as 2027-03-02. */
  expiresOn: string
}

/**
 * One card for one unit of a package, however often it is called, paid from the order's account. Throws when that is not enough, because then
 * the order is not paid.
 */
export function issueCard(ctx: Context, parts: CardKeys, unit: CardUnit): Promise<string> {
  return joinTransaction(ctx, async (ctx) => {
    for (let count = 0; count < MAX_NUMBERS_TRIED; count++) {
      const card = await createCard(ctx, parts, unit)
      if (await insertCard(ctx.db, card, toPayIn(card))) return card.id
      const known = await findCardOfUnit(ctx.db, unit)
      if (known) return assertSame(known, unit).id
    }
    throw new Error('No free card number was found')
  })
}

async function createCard(ctx: Context, parts: CardKeys, unit: CardUnit): Promise<NewCard> {
  const { ids, clock } = ctx
  const cardId = ids.uuid()
  const number = await createFreeNumber(ctx, parts)
  return {
    ...unit,
    id: cardId,
    status: 'ACTIVE',
    frozenAt: null,
    closedAt: null,
    replaces: null,
    replacedFor: null,
    lastFour: number.slice(-4),
    ...sealCard(ids, parts, { cardId, number, pin: createPin(ids.token()) }),
    issuedAt: clock.now(),
  }
}

function toPayIn({ id, orderId, value }: Giftcard): Posting {
  return {
    key: `issue-card ${id}`,
    kind: 'issue-card',
    reference: orderId,
    currency: value.currency,
    entries: [
      { account: `order:${orderId}`, minor: -value.minor },
      { account: `card:${id}`, minor: value.minor },
    ],
  }
}

/** A unit must have the same value on every try. */
function assertSame(known: Giftcard, { orderId, productId, value }: CardUnit): Giftcard {
  const isSame =
    known.orderId === orderId &&
    known.productId === productId &&
    known.value.minor === value.minor &&
    known.value.currency === value.currency
  if (!isSame) throw new Error(`Unit ${known.unitNo} of package ${known.packageId} was issued as another card`)
  return known
}
