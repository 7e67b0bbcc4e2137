import type { ShopFailure } from '#shared/failures.ts'
import { toFailures } from '#shared/validation/field-failures.ts'
import { findPasswordConfirmationFailure, findPasswordFailure, toPassword } from '#shared/validation/password.ts'
import { isKnownPassword } from './known-passwords.ts'

/** `confirmation` is set by forms that ask for the password twice. */
type Chosen = { password: string; confirmation?: string | null | undefined; email: string }
/** The form's own names of its fields. */
type Parameters = { password: string; confirmation: string }

/** All reasons to refuse a new password; empty when it is accepted. */
export function listPasswordFailures(
  { password, confirmation, email }: Chosen,
  parameters: Parameters = { password: 'password', confirmation: 'passwordConfirmation' },
): ShopFailure[] {
  return toFailures({
    [parameters.password]:
      findPasswordFailure(password) ?? (isGuessed(toPassword(password), email) ? 'PASSWORD_COMMON' : undefined),
    [parameters.confirmation]: confirmation == null ? undefined : findPasswordConfirmationFailure(password, confirmation),
  })
}

/** After the lists of known passwords, thieves guess the customer's own address first. */
function isGuessed(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  return isKnownPassword(password) || lower === email.toLowerCase() || lower === email.toLowerCase().split('@', 1)[0]
}
