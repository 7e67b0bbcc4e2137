/** Stops programs from trying in bulk what a person does once. */
export type Captcha = {
  createChallenge(): Promise<Challenge>
  /** True for a solution of one of our challenges, in time, and only the first time. */
  verify(token: string): Promise<boolean>
}

/** A puzzle for the visitor's machine: find the number whose key starts with the wanted digits. */
export type Challenge = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
  }
  signature?: string
}
