import type { Db } from '../../platform/context.ts'
import type { Money } from '../../shared/money.ts'
import { readCard } from './giftcards.store.ts'
import { listBalances, readHeldMinor } from './holds.store.ts'
import { readBalance } from './ledger.store.ts'

export type CardBalance = { available: Money /** In checkouts that are not paid yet. */; held: Money }

export async function cardBalance(db: Db, cardId: string): Promise<CardBalance> {
  const { currency } = (await readCard(db, cardId)).value
  const available = { currency, minor: await readBalance(db, `card:${cardId}`) }
  return { available, held: { currency, minor: await readHeldMinor(db, cardId) } }
}

export type KnownBalance = CardBalance & { /** Held: when the last order lets go of it. */ freeAt: Date | undefined }

/** Of any number of cards at once. */
export async function cardBalances(db: Db, cardIds: readonly string[]): Promise<ReadonlyMap<string, KnownBalance>> {
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
