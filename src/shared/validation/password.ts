import type { FailureName } from '../failures.ts'
import { hasEmoji } from './text.ts'

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** Latin letters with or without accents, digits, spaces and symbols. */
const ALPHABET = /^[\p{Script=Latin}\d \p{P}\p{S}]*$/u

/** Longer than any valid password with separate accents. Normalising the accents of a long text takes time with the square of its length. */
const TYPED_MAX_LENGTH = 4 * PASSWORD_MAX_LENGTH

/** Normalises the spelling, because keyboards write é as one letter or as e and an accent. Hash this value. */
export function toPassword(typed: string): string {
  return typed.length > TYPED_MAX_LENGTH ? typed : typed.normalize('NFC')
}

/** Undefined when the password may be chosen. It may contain spaces, but not only spaces. Do not use it for an existing password, which is only compared. */
export function findPasswordFailure(typed: string): FailureName | undefined {
  const password = toPassword(typed)
  if (password.trim() === '') return 'PASSWORD_REQUIRED'
  if (!ALPHABET.test(password) || hasEmoji(password)) return 'PASSWORD_CHARACTERS'
  if (password.length < PASSWORD_MIN_LENGTH) return 'PASSWORD_TOO_SHORT'
  return password.length > PASSWORD_MAX_LENGTH ? 'PASSWORD_TOO_LONG' : undefined
}

/** Both fields must have the same password. */
export function findPasswordConfirmationFailure(password: string, confirmation: string): FailureName | undefined {
  return toPassword(password) === toPassword(confirmation) ? undefined : 'PASSWORD_MISMATCH'
}
