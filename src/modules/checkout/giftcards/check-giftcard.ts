import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { readCardProducts } from '../../catalog/index.ts'
import { type CheckedCard, checkCard } from '../../giftcards/index.ts'
import { findCart, priceOrder } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { buysChoiceCard } from './buys-choice-card.ts'
import { listCardsOfOrder } from './cards-of-order.ts'
import { checkTypedCard, type TypedGiftcard } from './check-typed-card.ts'
import { checkCombination } from './combination.ts'

/** Returns a card that can pay, with its title. The reason for a refusal is given only after number and PIN matched. Call it outside of any transaction. */
export async function checkGiftcard(
  ctx: ShopContext,
  parts: CheckoutParts,
  typed: TypedGiftcard,
): Promise<Result<CheckedCard & { title: string }, ShopFailure>> {
  const isTyped = await checkTypedCard(parts, typed)
  if (!isTyped.ok) return isTyped
  const cart = await findCart(ctx)
  // Checked before the card is looked up: this is about the cart, so it must not cost a PIN try.
  if (cart && buysChoiceCard((await priceOrder(ctx, cart)).packages)) return fail({ name: 'CARD_PAYS_NO_CHOICE' })
  const card = await checkCard(ctx, parts, { number: typed.cardNumber, pin: typed.pin })
  if (!card.ok) return card
  const product = (await readCardProducts(ctx, [card.value.productId])).get(card.value.productId)
  if (!product?.isChoiceCard) {
    return fail({ name: 'CARD_SPENT_AT_BRAND', values: { brand: product?.title ?? '', path: product?.path ?? '' } })
  }
  const fits = checkCombination(ctx.storefront, card.value, cart ? await listCardsOfOrder(ctx, cart.id) : [])
  if (!fits.ok) return fits
  const { available, held } = card.value
  if (available.minor === 0) return fail({ name: held.minor > 0 ? 'CARD_IN_USE' : 'CARD_EMPTY' })
  return ok({ ...card.value, title: product.cardTitle })
}
