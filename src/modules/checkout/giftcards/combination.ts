import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { Giftcard } from '../../giftcards/index.ts'
import type { Storefront } from '../../storefronts/index.ts'

const MAX_CARDS = 10

type Combined = Pick<Giftcard, 'id' | 'productId' | 'storefront' | 'value'>

/** Spec §8, §9: only cards of the same kind can be combined, and only at the store that sold them. */
export function checkCombination(
  { code, currency }: Pick<Storefront, 'code' | 'currency'>,
  card: Combined,
  others: readonly Combined[],
): Result<void, ShopFailure> {
  if (card.storefront !== code || card.value.currency !== currency) return fail({ name: 'CARD_WRONG_STORE' })
  if (others.some(({ id }) => id === card.id)) return fail({ name: 'CARD_ALREADY_ADDED' })
  if (others.some(({ productId }) => productId !== card.productId)) return fail({ name: 'CARD_OTHER_TYPE' })
  return others.length < MAX_CARDS ? ok(undefined) : fail({ name: 'CARDS_TOO_MANY' })
}
