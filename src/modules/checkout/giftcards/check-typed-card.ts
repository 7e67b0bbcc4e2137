import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findCardNumberFailure, findPinFailure } from '#shared/validation/card-number.ts'
import type { CheckoutParts } from '../checkout-parts.ts'

export type TypedGiftcard = { cardNumber: string; pin: string; captchaToken: string }

/** Checks a typed card as far as possible without looking it up. */
export async function checkTypedCard(
  { captcha }: Pick<CheckoutParts, 'captcha'>,
  { cardNumber, pin, captchaToken }: TypedGiftcard,
): Promise<Result<void, ShopFailure>> {
  const numberFailure = findCardNumberFailure(cardNumber)
  if (numberFailure) return fail({ name: numberFailure, parameter: 'cardNumber' })
  const pinFailure = findPinFailure(pin)
  if (pinFailure) return fail({ name: pinFailure, parameter: 'pin' })
  return (await captcha.verify(captchaToken)) ? ok(undefined) : fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
}
