import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

/** The page shows a customer's orders: it has a title, and is hidden from search engines and other sites. */
export function listReorderTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Order blank cards again`)} | ${shop.name}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
