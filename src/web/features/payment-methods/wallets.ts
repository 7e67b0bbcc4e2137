import { useMemo } from 'react'
import { useHydrated } from '../../ssr/use-hydrated.ts'

/** Ways to pay that belong to a device. */
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
 * What this browser can pay with. Apple's browser says it itself. Asking Google would tell it of every checkout, so its own browsers count: they hold
 * the cards of their owner.
 */
export function listWallets({ ApplePaySession, PaymentRequest, navigator }: Device): Wallet[] {
  const isGoogles =
    /Android/.test(navigator.userAgent) || navigator.userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome')
  return [
    ...(hasApplePay(ApplePaySession) ? (['applepay'] as const) : []),
    ...(PaymentRequest && isGoogles ? (['googlepay'] as const) : []),
  ]
}

/** It throws on a page without TLS. */
function hasApplePay(session: Device['ApplePaySession']): boolean {
  try {
    return session?.canMakePayments() === true
  } catch {
    return false
  }
}

/** None before hydration: the server does not see the device. */
export function useWallets(): readonly Wallet[] {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? listWallets(window as unknown as Device) : []), [isHydrated])
}
