/** Adyen itself, or its simulator: only the origin differs. */
export type AdyenSettings = {
  apiKey: string
  merchantAccount: string
  /** Hex, of the webhook. */
  hmacKey: string
  /** Where the checkout API is, up to its version, e.g. `https://checkout-test.adyen.com`. */
  checkoutUrl: string
  timeoutMs?: number
}

/** The address of the real one: with the prefix of a company it is the live platform, without it the test platform. */
export function adyenCheckoutUrl(livePrefix: string | undefined): string {
  return livePrefix ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout` : 'https://checkout-test.adyen.com'
}
