/** What the API says of a refusal (spec §8). */
export type CallFailure = { message: string; code: number; referencedRequestParameter?: string | null }
