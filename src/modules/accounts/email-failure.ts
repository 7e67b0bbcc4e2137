import type { ShopFailure } from '../../shared/failures.ts'
import { findEmailFault } from '../../shared/validation/email.ts'

/** Undefined when the address can receive mail. */
export function findEmailFailure(email: string, parameter = 'email'): ShopFailure | undefined {
  const fault = findEmailFault(email)
  return fault && { name: fault === 'required' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID', parameter }
}
