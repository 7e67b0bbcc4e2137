import type { RouteName } from '../../shared/paths.ts'

/** The login pages. */
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

/** Pages for logged-in customers (spec §2); a guest is sent to the login and returns afterwards. */
const CUSTOMER_ROUTES: readonly RouteName[] = [
  'accountOverview',
  'accountOrders',
  'accountCards',
  'accountDetails',
  'addressBook',
  'registerSuccess',
  'newPasswordSuccess',
]

/** Pages for guests: a logged-in customer cannot log in or reset the password (spec §6). */
const GUEST_ROUTES: readonly RouteName[] = ['account', 'login', 'register', 'forgotPassword', 'forgotPasswordSuccess']

export function isCustomerRoute(route: RouteName): boolean {
  return CUSTOMER_ROUTES.includes(route)
}

export function isGuestRoute(route: RouteName): boolean {
  return GUEST_ROUTES.includes(route)
}
