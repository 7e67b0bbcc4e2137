import { formatMoney } from '../i18n/numbers.ts'
import { classNames } from '../ui/class-names.ts'

type Amount = { currency: string; value: number }

type PriceProps = {
  amount: Amount
  locale: string
  /** The other end of a range: "£10 – £150". */
  upTo?: Amount
  /** The price before the discount, with the word that a screen reader says for it ("was"). */
  was?: { amount: Amount; label: string }
  size: 'small' | 'large'
}

const SIZES = { small: 'text-base', large: 'text-heading headline' } as const

export function Price({ amount, locale, upTo, was, size }: PriceProps) {
  const isRange = upTo && upTo.value !== amount.value
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-1.5 font-semibold tabular-nums', SIZES[size])}>
      <span>
        {formatMoney(amount, locale)}
        {isRange && ` – ${formatMoney(upTo, locale)}`}
      </span>
      {was && (
        <s className="text-[0.8em] font-normal text-ink-soft">
          <span className="sr-only">{was.label} </span>
          {formatMoney(was.amount, locale)}
        </s>
      )}
    </span>
  )
}
