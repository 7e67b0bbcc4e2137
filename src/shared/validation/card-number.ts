import type { FailureName } from '../failures.ts'

/** Spec §5, §9: 19 digits with a known prefix. */
export const CARD_NUMBER_LENGTH = 19
export const PIN_LENGTH = 6
/** Every number of ours begins with it. A first digit of 9 belongs to no payment card. */
export const CARD_PREFIX = '937501'

const CARD_NUMBER = new RegExp(`^\\d{${CARD_NUMBER_LENGTH}}$`)
const PIN = new RegExp(`^\\d{${PIN_LENGTH}}$`)

/** People type a number as it is printed, in groups. */
export function toCardNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Undefined when there may be a card with this number; whether there is one is not revealed. Other kinds of cards have other prefixes. */
export function findCardNumberFailure(typed: string, knownPrefixes: readonly string[] = [CARD_PREFIX]): FailureName | undefined {
  const number = toCardNumber(typed)
  if (number === '') return 'CARD_NUMBER_REQUIRED'
  const isKnown = CARD_NUMBER.test(number) && knownPrefixes.some((prefix) => number.startsWith(prefix))
  const isOurs = isKnown && checkDigit(number.slice(0, -1)) === number.at(-1)
  return isOurs ? undefined : 'CARD_NUMBER_UNKNOWN'
}

/** Undefined when it may be a PIN. */
export function findPinFailure(typed: string): FailureName | undefined {
  if (typed === '') return 'PIN_REQUIRED'
  return PIN.test(typed) ? undefined : 'PIN_INVALID'
}

/** Luhn's: the last digit of a number notices one wrong digit, and two that were swapped. */
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
