/** What the API says of a refusal (spec §8). */
export type CallFailure = { message: string; code: number; referencedRequestParameter?: string | null }

/** For a call that got no answer: it is shown as an unknown failure. */
export const NO_ANSWER: CallFailure = { code: -1, message: '' }
