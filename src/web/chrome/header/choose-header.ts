import type { RouteName } from '#shared/paths.ts'

/** The headers with the full navigation. */
export type MainHeaderKind = 'default' | 'v3' | 'business-v3'
export type HeaderKind = MainHeaderKind | 'checkout' | 'redeem'

const CHECKOUT_ROUTES: readonly RouteName[] = ['checkout', 'processingPayment']
const REDEEM_ROUTES: readonly RouteName[] = ['balance', 'redeemInfo', 'redeemShop', 'redeemBusinessShop', 'redeemCheckout']

/** Checkout and redeeming have quiet headers of their own; on other pages the storefront's toggle decides (spec §2). */
export function chooseHeader(route: RouteName | undefined, toggle: string): HeaderKind {
  if (route && CHECKOUT_ROUTES.includes(route)) return 'checkout'
  if (route && REDEEM_ROUTES.includes(route)) return 'redeem'
  return toggle === 'v3' || toggle === 'business-v3' ? toggle : 'default'
}
