import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

/** The titles reveal nothing about the gift, because somebody else may see the tab. */
const TITLES = { gift: msg`A gift for you`, order: msg`Your gifts` } as const

/** The address is a secret: it must not reach search engines or other sites. */
export function listSecretTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>, page: keyof typeof TITLES) {
  return {
    meta: [
      { title: `${i18n._(TITLES[page])} | ${shop.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
