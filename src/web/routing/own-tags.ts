import { msg } from '@lingui/core/macro'
import type { RouterContext } from './router-context.ts'

const TITLES = {
  checkout: msg`Checkout`,
  payment: msg`Your payment`,
  thanks: msg`Thank you`,
  newsletter: msg`Newsletter`,
} as const

/** The head of a page that belongs to one visitor: it has a title, and is hidden from search engines. */
export function listOwnTags({ i18n, shop }: Pick<RouterContext, 'i18n' | 'shop'>, page: keyof typeof TITLES) {
  return { meta: [{ title: `${i18n._(TITLES[page])} | ${shop.name}` }, { name: 'robots', content: 'noindex' }] }
}
