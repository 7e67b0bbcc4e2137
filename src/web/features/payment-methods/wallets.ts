import { useMemo } from 'react'
import { useHydrated } from '../../ssr/use-hydrated.ts'

/** Payment methods that depend on the device. */
const WALLETS = ['applepay', 'googlepay'] as const
export type Wallet = (typeof WALLETS)[number]

export function isWallet(method: string): method is Wallet {
  return WALLETS.some((wallet) => wallet === method)
}

type Device = {
  ApplePaySession?: { canMakePayments: () => boolean }
  PaymentRequest?: unknown
  navigator: { userAgent: string; userAgentData?: { brands: readonly { brand: string }[] } }
}

/**
 * The wallets of this browser. Apple's browser reports its own. Asking Google would report every checkout to Google, so Google's wallet is offered in
 * the browsers that store their owner's cards.
 */
export function listWallets({ ApplePaySession, PaymentRequest, navigator }: Device): Wallet[] {
  const isGoogleBrowser =
    /Android/.test(navigator.userAgent) || navigator.userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome')
  return [
    ...(hasApplePay(ApplePaySession) ? (['applepay'] as const) : []),
    ...(PaymentRequest && isGoogleBrowser ? (['googlepay'] as const) : []),
  ]
}

/** Throws on a page without TLS. */
function hasApplePay(session: Device['ApplePaySession']): boolean {
  try {
    return session?.canMakePayments() === true
  } catch {
    return false
  }
}

/** Empty before hydration, because the server does not know the device. */
export function useWallets(): readonly Wallet[] {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? listWallets(window as unknown as Device) : []), [isHydrated])
}
