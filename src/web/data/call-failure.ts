/** An error of the API (spec §8). */
export type CallFailure = { message: string; code: number; referencedRequestParameter?: string | null }

/** For a call without an answer: it is shown as an unknown failure. */
export const NO_ANSWER: CallFailure = { code: -1, message: '' }
