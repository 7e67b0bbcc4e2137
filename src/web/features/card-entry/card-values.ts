import type { ShopFailure } from '#shared/failures.ts'
import { CARD_NUMBER_LENGTH, findCardNumberFailure, findPinFailure, toCardNumber } from '#shared/validation/card-number.ts'
import { toFailures } from '../../forms/form-failures.ts'
import { solvePuzzle } from '../../forms/solve-puzzle.ts'

/** Number and PIN of a gift card, as they are typed. They are never saved in the browser. */
export type CardValues = { cardNumber: string; pin: string }

export function listCardFailures({ cardNumber, pin }: CardValues): ShopFailure[] {
  return toFailures({ cardNumber: findCardNumberFailure(cardNumber), pin: findPinFailure(pin) })
}

/** "9375 0112 3456 7890 123": in the groups in which it is printed, whatever was typed or pasted between them. Letters are dropped. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_NUMBER_LENGTH)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Where the caret stands after grouping: behind as many digits as before. A digit just deleted or typed at the edge of a group is on its near side. */
export function moveCaret(typed: string, caret: number): number {
  const digits = typed.slice(0, caret).replace(/\D/g, '').length
  return groupCardNumber(typed.replace(/\D/g, '').slice(0, digits)).length
}

/** What a call about a card asks for. A number and a PIN are looked at for people alone. */
export async function proveCard({ cardNumber, pin }: CardValues) {
  return { cardNumber: toCardNumber(cardNumber), pin, captchaToken: await solvePuzzle() }
}
