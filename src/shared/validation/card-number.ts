import type { FailureName } from '../failures.ts'

/** Spec §5, §9: 19 digits with a known prefix. */
export const CARD_NUMBER_LENGTH = 19
export const PIN_LENGTH = 6
/** The prefix of all card numbers of this shop. No payment card begins with 9. */
export const CARD_PREFIX = '937501'

const CARD_NUMBER = new RegExp(`^\\d{${CARD_NUMBER_LENGTH}}$`)
const PIN = new RegExp(`^\\d{${PIN_LENGTH}}$`)

/** Removes the spaces and dashes of a number that was typed in groups, as it is printed. */
export function toCardNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Undefined when the number is well-formed; whether the card exists is not revealed. Other kinds of cards have other prefixes. */
export function findCardNumberFailure(typed: string, knownPrefixes: readonly string[] = [CARD_PREFIX]): FailureName | undefined {
  const number = toCardNumber(typed)
  if (number === '') return 'CARD_NUMBER_REQUIRED'
  const isKnown = CARD_NUMBER.test(number) && knownPrefixes.some((prefix) => number.startsWith(prefix))
  const isOurs = isKnown && checkDigit(number.slice(0, -1)) === number.at(-1)
  return isOurs ? undefined : 'CARD_NUMBER_UNKNOWN'
}

/** Undefined when it has the format of a PIN. */
export function findPinFailure(typed: string): FailureName | undefined {
  if (typed === '') return 'PIN_REQUIRED'
  return PIN.test(typed) ? undefined : 'PIN_INVALID'
}

/** The Luhn check digit, which detects one wrong digit and two swapped digits. */
export function checkDigit(payload: string): string {
  const sum = payload
    .split('')
    .reverse()
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}
