import type { FailureName } from '../../shared/failures.ts'

export { findEmailFailure, toFailures } from '../../shared/validation/field-failures.ts'

/** The current password is only compared, so it must be there but has no other rule. */
export function findMissingPassword(password: string): FailureName | undefined {
  return password === '' ? 'PASSWORD_REQUIRED' : undefined
}
