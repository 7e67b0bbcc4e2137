import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

type Named = { title: string; productType: string }

/** "Grumble Coffee gift card". A donation, a pack and a card whose title already says "gift card" keep their own name. */
export function nameProduct(i18n: I18n, { title, productType }: Named): string {
  return productType !== 'GIFTCARD' || /gift card|cadeaubon/i.test(title) ? title : i18n._(msg`${title} gift card`)
}

export function useProductName(): (product: Named) => string {
  const { i18n } = useLingui()
  return (product) => nameProduct(i18n, product)
}
