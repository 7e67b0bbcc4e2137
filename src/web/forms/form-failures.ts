import type { FailureName } from '../../shared/failures.ts'

export { findEmailFailure, toFailures } from '../../shared/validation/field-failures.ts'

/** One's current password is compared, never judged: it only must be there. */
export function findMissingPassword(password: string): FailureName | undefined {
  return password === '' ? 'PASSWORD_REQUIRED' : undefined
}
