import { CARD_NUMBER_LENGTH, CARD_PREFIX, checkDigit, PIN_LENGTH } from '../../shared/validation/card-number.ts'

/** The prefix, twelve random digits, and a check digit. `token` is a new random token (ctx.ids.token()). */
export function createCardNumber(token: string): string {
  const payload = CARD_PREFIX + toDigits(token, CARD_NUMBER_LENGTH - CARD_PREFIX.length - 1)
  return payload + checkDigit(payload)
}

/** Made from its own new token, so that the number reveals nothing about the PIN. */
export function createPin(token: string): string {
  return toDigits(token, PIN_LENGTH)
}

/** 256 random bits are far more than the digits need, so all digits are nearly equally likely. */
function toDigits(token: string, count: number): string {
  const bits = BigInt(`0x${Buffer.from(token, 'base64url').toString('hex')}`)
  return (bits % 10n ** BigInt(count)).toString().padStart(count, '0')
}
