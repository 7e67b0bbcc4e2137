import { useLingui } from '@lingui/react/macro'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

type Amount = { currency: string; value: number }

/** The price of a package. The totals start with full prices, so a full price is shown struck out beside the promotional one. */
export function LinePrice({ total, discount }: { total: Amount; discount: Amount | null }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const was = discount && { ...total, value: (Math.round(total.value * 100) + Math.round(discount.value * 100)) / 100 }
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2 font-semibold tabular-nums">
      {was && (
        <s className="text-[0.9375rem] font-normal text-ink-soft">
          <span className="sr-only">{t`was`} </span>
          {formatExactMoney(was, locale)}
        </s>
      )}
      <span>{formatExactMoney(total, locale)}</span>
    </span>
  )
}
