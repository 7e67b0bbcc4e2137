import type { Context } from '../../platform/context.ts'
import { joinTransaction } from '../../platform/db/in-transaction.ts'
import type { Money } from '../../shared/money.ts'
import { createCardNumber, createPin } from './card-number.ts'
import { numberIndex, seal } from './card-secrets.ts'
import type { Giftcard } from './giftcard.ts'
import { findCardOfUnit, type NewCard, saveCard } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import { postLedger } from './ledger.store.ts'

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

/** Of a million million numbers, three that are taken in a row are no accident. */
const MOST_NUMBERS = 3

/**
 * One card for one unit of a package, however often it is asked for, paid with what the order holds. Throws when that is not enough: then
 * nobody has paid.
 */
export function issueCard(ctx: Context, parts: GiftcardsParts, unit: CardUnit): Promise<string> {
  return joinTransaction(ctx, async (ctx) => {
    for (let count = 0; count < MOST_NUMBERS; count++) {
      const card = createCard(ctx, parts, unit)
      if (await saveCard(ctx.db, card)) {
        await payIn(ctx, card)
        return card.id
      }
      const known = await findCardOfUnit(ctx.db, unit)
      if (known) return assertSame(known, unit).id
    }
    throw new Error('No free card number was found')
  })
}

function createCard({ ids, clock }: Context, parts: GiftcardsParts, unit: CardUnit): NewCard {
  const cardId = ids.uuid()
  const number = createCardNumber(ids.token())
  return {
    ...unit,
    id: cardId,
    status: 'ACTIVE',
    lastFour: number.slice(-4),
    numberIndex: numberIndex(parts, number),
    numberSealed: seal(ids, parts, { cardId, secret: 'number', clear: number }),
    pinSealed: seal(ids, parts, { cardId, secret: 'pin', clear: createPin(ids.token()) }),
    issuedAt: clock.now(),
  }
}

async function payIn({ db }: Context, { id, orderId, value }: Giftcard): Promise<void> {
  await postLedger(db, {
    key: `issue-card ${id}`,
    kind: 'issue-card',
    reference: orderId,
    currency: value.currency,
    entries: [
      { account: `order:${orderId}`, minor: -value.minor },
      { account: `card:${id}`, minor: value.minor },
    ],
  })
}

/** A unit does not change its value between two tries. */
function assertSame(known: Giftcard, { orderId, productId, value }: CardUnit): Giftcard {
  const isSame =
    known.orderId === orderId &&
    known.productId === productId &&
    known.value.minor === value.minor &&
    known.value.currency === value.currency
  if (!isSame) throw new Error(`Unit ${known.unitNo} of package ${known.packageId} was issued as another card`)
  return known
}
