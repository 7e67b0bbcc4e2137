import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

/** They tell nothing of what is in it: a tab may be seen by somebody else. */
const TITLES = { gift: msg`A gift for you`, order: msg`Your gifts` } as const

/** The address is a secret: no search engine keeps it, no other site is told it. */
export function listSecretTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>, page: keyof typeof TITLES) {
  return {
    meta: [
      { title: `${i18n._(TITLES[page])} | ${shop.name}` },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
