import type { Context } from '#platform/context.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { lockBlankCards } from '../../giftcards/index.ts'
import type { Order } from '../order.ts'
import { listActivationCards } from './activation.store.ts'

/**
 * Checks whether all cards of an activation order can still be activated. They stay locked until the transaction ends, so that only one of several
 * payments activates a card. One payment pays for the whole order, so it activates all cards, or none and is refunded.
 */
export async function checkActivation({ db }: Context, order: Pick<Order, 'id' | 'kind'>): Promise<Result<void, ShopFailure[]>> {
  if (order.kind !== 'ACTIVATION') return ok(undefined)
  const cards = await listActivationCards(db, order.id)
  const active = new Set(
    await lockBlankCards(
      db,
      cards.map(({ cardId }) => cardId),
    ),
  )
  const failures = cards.flatMap(({ cardId }, index): ShopFailure[] =>
    active.has(cardId) ? [{ name: 'ACTIVATION_ACTIVE', parameter: `cards.${index}.cardNumber` }] : [],
  )
  return failures.length > 0 ? fail(failures) : ok(undefined)
}
