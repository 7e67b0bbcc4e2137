import type { Context } from '../../platform/context.ts'
import { saveCardClosed } from './giftcards.store.ts'
import { type LedgerAccount, postLedger, readBalance } from './ledger.store.ts'

type Share = { account: LedgerAccount; minor: number }
type UndoneExchange = {
  orderId: string
  currency: string
  /** The cards that the exchange issued. */
  cardIds: readonly string[]
  /** The accounts that get their value. */
  shares: readonly Share[]
}

/**
 * Empties and closes the cards that an exchange issued, in one posting; their value goes to the shares. Called inside a transaction that has locked
 * all cards. False when a card was already spent, also in part: then nothing is changed.
 */
export async function closeUndoneCards(
  { db, clock }: Context,
  { orderId, currency, cardIds, shares }: UndoneExchange,
): Promise<boolean> {
  const taken: Share[] = []
  for (const id of cardIds) taken.push({ account: `card:${id}`, minor: -(await readBalance(db, `card:${id}`)) })
  const sum = [...taken, ...shares].reduce((total, { minor }) => total + minor, 0)
  if (sum !== 0 || taken.some(({ minor }) => minor === 0)) return false
  const entries = [...taken, ...shares].filter(({ minor }) => minor !== 0)
  await postLedger(db, { key: `undo-redeem ${orderId}`, kind: 'undo-redeem', reference: orderId, currency, entries })
  for (const id of cardIds) await saveCardClosed(db, id, clock.now())
  return true
}
