import { Trans, useLingui } from '@lingui/react/macro'
import { Price } from '../../blocks/price.tsx'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { readPrice } from './gift-price.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

type GiftTotalProps = {
  builder: GiftBuilder
  /** For the bar on a small screen. */
  isSmall?: boolean
  className?: string
}

/** The total price of the gift. */
export function GiftTotal({ builder, isSmall = false, className }: GiftTotalProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const price = readPrice(builder)
  const was = price.was && { amount: price.was, label: t`was` }
  const saving = formatMoney(price.saved, locale)
  const isUnknown = builder.form.errorOf('value') !== undefined
  return (
    <p aria-live="polite" className={className}>
      {isUnknown ? (
        <span className="headline text-heading">–</span>
      ) : (
        <Price amount={price} {...(was && !isSmall ? { was } : {})} locale={locale} size={isSmall ? 'small' : 'large'} />
      )}
      {was && !isSmall && (
        <span className="block font-semibold text-success">
          <Trans>You save {saving}</Trans>
        </span>
      )}
    </p>
  )
}
