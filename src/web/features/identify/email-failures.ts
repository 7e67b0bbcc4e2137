import type { ShopFailure } from '../../../shared/failures.ts'
import { findEmailFault } from '../../../shared/validation/email.ts'

/** What is wrong with the one field of a form that asks for an e-mail address. */
export function listEmailFailures({ email }: { email: string }): ShopFailure[] {
  const fault = findEmailFault(email)
  return fault ? [{ name: fault === 'required' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID', parameter: 'email' }] : []
}
