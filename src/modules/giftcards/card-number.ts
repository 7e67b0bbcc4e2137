import { CARD_NUMBER_LENGTH, CARD_PREFIX, checkDigit, PIN_LENGTH } from '../../shared/validation/card-number.ts'

/** The prefix, twelve random digits, and a check digit. `token` is a fresh one (ctx.ids.token()). */
export function createCardNumber(token: string): string {
  const payload = CARD_PREFIX + toDigits(token, CARD_NUMBER_LENGTH - CARD_PREFIX.length - 1)
  return payload + checkDigit(payload)
}

/** Of a fresh token of its own: a number tells nothing of its PIN. */
export function createPin(token: string): string {
  return toDigits(token, PIN_LENGTH)
}

/** 256 random bits are so many more than the digits need that no digit is likelier than another. */
function toDigits(token: string, count: number): string {
  const bits = BigInt(`0x${Buffer.from(token, 'base64url').toString('hex')}`)
  return (bits % 10n ** BigInt(count)).toString().padStart(count, '0')
}
