import { useLingui } from '@lingui/react/macro'
import { roundMoney } from '#shared/money.ts'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

type Amount = { currency: string; value: number }

/** The price of a package. The totals start with full prices, so a full price is shown struck out beside the promotional one. */
export function LinePrice({ total, discount }: { total: Amount; discount: Amount | null }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const was = discount && { ...total, value: roundMoney(total.value + discount.value, total.currency) }
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
