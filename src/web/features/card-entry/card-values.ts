import type { ShopFailure } from '#shared/failures.ts'
import { CARD_NUMBER_LENGTH, findCardNumberFailure, findPinFailure, toCardNumber } from '#shared/validation/card-number.ts'
import { toFailures } from '../../forms/form-failures.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'

/** Number and PIN of a gift card, as they are typed. They are never saved in the browser. */
export type CardValues = { cardNumber: string; pin: string }

export function listCardFailures({ cardNumber, pin }: CardValues): ShopFailure[] {
  return toFailures({ cardNumber: findCardNumberFailure(cardNumber), pin: findPinFailure(pin) })
}

/** "9375 0112 3456 7890 123": grouped as it is printed, whatever separators were typed or pasted. Letters are dropped. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_NUMBER_LENGTH)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * The caret position after grouping: behind the same number of digits as before. After typing or deleting at the edge of a group, it stays next to
 * that digit.
 */
export function moveCaret(typed: string, caret: number): number {
  const digits = typed.slice(0, caret).replace(/\D/g, '').length
  return groupCardNumber(typed.replace(/\D/g, '').slice(0, digits)).length
}

/** The input of a call about a card. The API checks number and PIN only with a captcha proof. */
export async function toCardInput({ cardNumber, pin }: CardValues) {
  return { cardNumber: toCardNumber(cardNumber), pin, captchaToken: await solvePuzzle() }
}
