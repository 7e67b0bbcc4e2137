import type { CallFailure } from '../data/call-failure.ts'

/** What went wrong and belongs to no field. */
export type StepFailure = CallFailure | 'unreachable' | undefined
