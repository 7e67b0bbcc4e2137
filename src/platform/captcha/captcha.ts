/** Makes bulk requests by programs expensive. */
export type Captcha = {
  createChallenge(): Promise<Challenge>
  /** True for a solution of our challenge that is not expired and was not used before. */
  verify(token: string): Promise<boolean>
}

/** A puzzle for the visitor's browser: find the number whose derived key starts with the given digits. */
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
