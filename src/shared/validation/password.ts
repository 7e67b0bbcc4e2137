import type { FailureName } from '../failures.ts'
import { hasEmoji } from './text.ts'

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** Latin letters with or without accents, digits, spaces and symbols. */
const ALPHABET = /^[\p{Script=Latin}\d \p{P}\p{S}]*$/u

/** More than one has while every accent stands apart. Sorting the accents of a long text takes the square of its length. */
const TYPED_MAX_LENGTH = 4 * PASSWORD_MAX_LENGTH

/** One spelling for what a keyboard may write in two: é is a letter, or an e and an accent. Hash this. */
export function toPassword(typed: string): string {
  return typed.length > TYPED_MAX_LENGTH ? typed : typed.normalize('NFC')
}

/** Undefined when the password may be chosen. Spaces may be part of one, but spaces alone are none. Whether an old one is right is another question: it is compared, never judged. */
export function findPasswordFailure(typed: string): FailureName | undefined {
  const password = toPassword(typed)
  if (password.trim() === '') return 'PASSWORD_REQUIRED'
  if (!ALPHABET.test(password) || hasEmoji(password)) return 'PASSWORD_CHARACTERS'
  if (password.length < PASSWORD_MIN_LENGTH) return 'PASSWORD_TOO_SHORT'
  return password.length > PASSWORD_MAX_LENGTH ? 'PASSWORD_TOO_LONG' : undefined
}

/** The same one twice. */
export function findPasswordConfirmationFailure(password: string, confirmation: string): FailureName | undefined {
  return toPassword(password) === toPassword(confirmation) ? undefined : 'PASSWORD_MISMATCH'
}
