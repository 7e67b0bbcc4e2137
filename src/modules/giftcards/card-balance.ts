import type { Db } from '../../platform/context.ts'
import type { Money } from '../../shared/money.ts'
import { readCard } from './giftcards.store.ts'
import { readHeldMinor } from './holds.store.ts'
import { readBalance } from './ledger.store.ts'

export type CardBalance = { available: Money /** In checkouts that are not paid yet. */; held: Money }

export async function cardBalance(db: Db, cardId: string): Promise<CardBalance> {
  const { currency } = (await readCard(db, cardId)).value
  const available = { currency, minor: await readBalance(db, `card:${cardId}`) }
  return { available, held: { currency, minor: await readHeldMinor(db, cardId) } }
}
