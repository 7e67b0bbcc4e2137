import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { findCardNumberFailure, findPinFailure } from '../../../shared/validation/card-number.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { readCardProducts } from '../../catalog/index.ts'
import { type CheckedCard, checkCard } from '../../giftcards/index.ts'
import { findCart } from '../../orders/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { listCartCards } from './cart-cards.ts'
import { checkCombination } from './combination.ts'

export type TypedGiftcard = { cardNumber: string; pin: string; captchaToken: string }

/** A card that could pay, and what it is called. Why it cannot pay is told only after number and PIN matched. Called outside of any transaction. */
export async function checkGiftcard(
  ctx: ShopContext,
  parts: CheckoutParts,
  { cardNumber, pin, captchaToken }: TypedGiftcard,
): Promise<Result<CheckedCard & { title: string }, ShopFailure>> {
  const numberFailure = findCardNumberFailure(cardNumber)
  if (numberFailure) return fail({ name: numberFailure, parameter: 'cardNumber' })
  const pinFailure = findPinFailure(pin)
  if (pinFailure) return fail({ name: pinFailure, parameter: 'pin' })
  if (!(await parts.captcha.verify(captchaToken))) return fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
  const card = await checkCard(ctx, parts, { number: cardNumber, pin })
  if (!card.ok) return card
  const product = (await readCardProducts(ctx, [card.value.productId])).get(card.value.productId)
  if (!product?.isSpentHere) {
    return fail({ name: 'CARD_SPENT_AT_BRAND', values: { brand: product?.title ?? '', path: product?.path ?? '' } })
  }
  const cart = await findCart(ctx)
  const fits = checkCombination(ctx.storefront, card.value, cart ? await listCartCards(ctx, cart.id) : [])
  if (!fits.ok) return fits
  const { available, held } = card.value
  if (available.minor === 0) return fail({ name: held.minor > 0 ? 'CARD_IN_USE' : 'CARD_EMPTY' })
  return ok({ ...card.value, title: product.title })
}
