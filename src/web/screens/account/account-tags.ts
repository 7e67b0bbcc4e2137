import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

const TITLES = {
  account: msg`Log in or register`,
  login: msg`Log in`,
  register: msg`Create an account`,
  registerSuccess: msg`Welcome`,
  forgotPassword: msg`Forgot your password?`,
  forgotPasswordSuccess: msg`Check your inbox`,
  newPassword: msg`Choose a new password`,
  newPasswordSuccess: msg`Your new password`,
  confirmEmail: msg`Confirm your email address`,
  accountDeleted: msg`Your account has been deleted`,
  accountOverview: msg`Your account`,
  accountOrders: msg`Your orders`,
  accountCards: msg`Your cards`,
  accountDetails: msg`Your details`,
  addressBook: msg`Address book`,
} as const

/** Account pages have a title, are hidden from search engines, and never pass on an address with a token to other sites. */
export function listAccountTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>, page: keyof typeof TITLES) {
  return {
    meta: [
      { title: `${i18n._(TITLES[page])} | ${shop.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
