import type { Db } from '../../platform/context.ts'
import type { Money } from '../../shared/money.ts'
import { listBalances } from './holds.store.ts'

export type CardBalance = {
  available: Money
  /** The amount that unpaid checkouts hold. */
  held: Money
  /** When the last hold ends. */
  freeAt: Date | undefined
}

export async function cardBalance(db: Db, cardId: string): Promise<CardBalance> {
  const balance = (await cardBalances(db, [cardId])).get(cardId)
  if (!balance) throw new Error(`There is no card ${cardId}`)
  return balance
}

/** For any number of cards at once. */
export async function cardBalances(db: Db, cardIds: readonly string[]): Promise<ReadonlyMap<string, CardBalance>> {
  const balances = await listBalances(db, cardIds)
  return new Map(
    balances.map(({ id, currency, available, held, freeAt }) => [
      id,
      {
        available: { currency, minor: Number(available) },
        held: { currency, minor: Number(held) },
        freeAt: freeAt ?? undefined,
      },
    ]),
  )
}
