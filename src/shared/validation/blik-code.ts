import type { FailureName } from '../failures.ts'

export const BLIK_CODE_LENGTH = 6

const BLIK_CODE = new RegExp(`^\\d{${BLIK_CODE_LENGTH}}$`)

/** The code without the space that banking apps show in its middle. */
export function toBlikCode(typed: string): string {
  return typed.replace(/\s/g, '')
}

/** Spec §5: 6 digits. Undefined when a bank could have given it. */
export function findBlikCodeFailure(typed: string): FailureName | undefined {
  const code = toBlikCode(typed)
  if (code === '') return 'BLIK_CODE_REQUIRED'
  return BLIK_CODE.test(code) ? undefined : 'BLIK_CODE_INVALID'
}
