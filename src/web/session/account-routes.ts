import type { RouteName } from '../../shared/paths.ts'

/** Pages around logging in. */
export type EntryRoute =
  | 'account'
  | 'login'
  | 'register'
  | 'registerSuccess'
  | 'forgotPassword'
  | 'forgotPasswordSuccess'
  | 'newPassword'
  | 'newPasswordSuccess'
  | 'confirmEmail'

/** Pages for who is logged in (spec §2); a guest is asked who they are, and comes back. */
const CUSTOMER_ROUTES: readonly RouteName[] = [
  'accountOverview',
  'accountOrders',
  'accountCards',
  'accountDetails',
  'addressBook',
  'registerSuccess',
  'newPasswordSuccess',
]

/** A logged-in customer cannot log in or ask for a new password (spec §6). */
const GUEST_ROUTES: readonly RouteName[] = ['account', 'login', 'register', 'forgotPassword', 'forgotPasswordSuccess']

export function isCustomerRoute(route: RouteName): boolean {
  return CUSTOMER_ROUTES.includes(route)
}

export function isGuestRoute(route: RouteName): boolean {
  return GUEST_ROUTES.includes(route)
}
