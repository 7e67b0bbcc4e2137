/** Adyen itself, or its simulator: only the origin differs. */
export type AdyenSettings = {
  apiKey: string
  merchantAccount: string
  /** The HMAC key of the webhook, in hex. */
  hmacKey: string
  /** The address of the checkout API without its version, e.g. `https://checkout-test.adyen.com`. */
  checkoutUrl: string
  timeoutMs?: number
}

/** The address of Adyen: the live platform with a company's prefix, otherwise the test platform. */
export function adyenCheckoutUrl(livePrefix: string | undefined): string {
  return livePrefix ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout` : 'https://checkout-test.adyen.com'
}
