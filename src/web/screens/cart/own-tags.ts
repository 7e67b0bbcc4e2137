import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../routing/router-context.ts'

/** A visitor's own page: it has a title, and is hidden from search engines. */
export function listCartTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>) {
  const title = i18n._(msg`Your basket`)
  return { meta: [{ title: `${title} | ${shop.name}` }, { name: 'robots', content: 'noindex' }] }
}
