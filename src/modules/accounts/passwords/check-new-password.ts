import type { ShopFailure } from '#shared/failures.ts'
import { findPasswordConfirmationFailure, findPasswordFailure, toPassword } from '#shared/validation/password.ts'
import { isKnownPassword } from './known-passwords.ts'

type Chosen = { password: string /** Where a form asks twice. */; confirmation?: string | null | undefined; email: string }
/** What the form calls its fields. */
type Parameters = { password: string; confirmation: string }

/** Everything that is wrong with a password that somebody chooses; empty when it is fine. */
export function listPasswordFailures(
  { password, confirmation, email }: Chosen,
  parameters: Parameters = { password: 'password', confirmation: 'passwordConfirmation' },
): ShopFailure[] {
  const name =
    findPasswordFailure(password) ?? (isGuessed(toPassword(password), email) ? ('PASSWORD_COMMON' as const) : undefined)
  const mismatch = confirmation == null ? undefined : findPasswordConfirmationFailure(password, confirmation)
  return [
    ...(name ? [{ name, parameter: parameters.password }] : []),
    ...(mismatch ? [{ name: mismatch, parameter: parameters.confirmation }] : []),
  ]
}

/** One's own address is the first guess after the lists. */
function isGuessed(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  return isKnownPassword(password) || lower === email.toLowerCase() || lower === email.toLowerCase().split('@', 1)[0]
}
