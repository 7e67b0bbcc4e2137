import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

/** A name for the tab; the form is nobody's search result, and no other site learns who opened it. */
export function listActivateTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Activate your blank cards`)} | ${shop.name}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
