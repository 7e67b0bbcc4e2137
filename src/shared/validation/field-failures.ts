import type { FailureName, ShopFailure } from '../failures.ts'
import { findEmailFault } from './email.ts'

/** The failures by field as a list, in the order of the form. */
export function toFailures(faults: Readonly<Record<string, FailureName | undefined>>): ShopFailure[] {
  return Object.entries(faults).flatMap(([parameter, name]) => (name ? [{ name, parameter }] : []))
}

export function findEmailFailure(email: string): FailureName | undefined {
  const fault = findEmailFault(email)
  return fault && (fault === 'required' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID')
}

/** For a longer text that is required. */
export function findTextFailure(text: string, required: FailureName, maxLength: number): FailureName | undefined {
  if (text.trim() === '') return required
  return text.trim().length > maxLength ? 'TEXT_TOO_LONG' : undefined
}
