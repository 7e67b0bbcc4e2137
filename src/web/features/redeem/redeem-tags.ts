import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

const TITLES = {
  balance: msg`Check your balance`,
  details: msg`Card details`,
  shop: msg`Redeem your gift card`,
  checkout: msg`Exchange your gift card`,
} as const

/** Redeem pages belong to one visitor: they have a title, and are hidden from search engines and other sites. */
export function listRedeemTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>, page: keyof typeof TITLES) {
  return {
    meta: [
      { title: `${i18n._(TITLES[page])} | ${shop.name}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
