import type { Context } from '../../platform/context.ts'
import { type ActivatedUnit, insertActivatedCards } from './blank-cards.store.ts'
import { postLedger } from './ledger.store.ts'

type Activation = { orderId: string; currency: string; units: readonly ActivatedUnit[] }

/**
 * Moves the value of blank cards from the order's account to the cards, in one posting. Throws when the account holds less or a card is already
 * active: the caller has locked the cards and checked this.
 */
export async function activateCards({ db, clock }: Context, { orderId, currency, units }: Activation): Promise<void> {
  await insertActivatedCards(db, { orderId, currency, units, now: clock.now() })
  const sum = units.reduce((minor, { valueMinor }) => minor + valueMinor, 0)
  const entries = [
    { account: `order:${orderId}`, minor: -sum } as const,
    ...units.map(({ cardId, valueMinor }) => ({ account: `card:${cardId}`, minor: valueMinor }) as const),
  ]
  await postLedger(db, { key: `activate-cards ${orderId}`, kind: 'issue-card', reference: orderId, currency, entries })
}
