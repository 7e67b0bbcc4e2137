import type { FailureName, ShopFailure } from '../../shared/failures.ts'
import { findEmailFault } from '../../shared/validation/email.ts'

/** "What is wrong, by field" as a list, in the order of the form. */
export function toFailures(faults: Readonly<Record<string, FailureName | undefined>>): ShopFailure[] {
  return Object.entries(faults).flatMap(([parameter, name]) => (name ? [{ name, parameter }] : []))
}

export function findEmailFailure(email: string): FailureName | undefined {
  const fault = findEmailFault(email)
  return fault && (fault === 'required' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID')
}

/** One's current password is compared, never judged: it only must be there. */
export function findMissingPassword(password: string): FailureName | undefined {
  return password === '' ? 'PASSWORD_REQUIRED' : undefined
}
