import { useLingui } from '@lingui/react/macro'

type Named = { title: string; productType: string }

/** "Grumble Coffee gift card"; a donation, a pack and a card that says so itself keep their own name. */
export function useProductName(): (product: Named) => string {
  const { t } = useLingui()
  return ({ title, productType }) =>
    productType !== 'GIFTCARD' || /gift card|cadeaubon/i.test(title) ? title : t`${title} gift card`
}
