import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { classNames } from '../../ui/class-names.ts'

type BalanceBarProps = {
  order: Pick<RedeemOrderFragment, 'totals' | 'remainingBalance'>
  /** Buttons for the next step. */
  children?: ReactNode
}

/** Balance, chosen, left: always visible, and read out when it changes. What is chosen beyond the balance is paid extra. */
export function BalanceBar({ order: { totals, remainingBalance }, children }: BalanceBarProps) {
  const { toSpend, chosen, toPay } = totals
  return (
    <div data-bottom-bar className="bottom-bar border-t border-line bg-surface shadow-raised">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <dl aria-live="polite" className="flex grow flex-wrap justify-between gap-x-4 gap-y-1 tablet:grow-0 tablet:gap-x-10">
          <Figure name={<Trans>To spend</Trans>} amount={toSpend} />
          <Figure name={<Trans>Chosen</Trans>} amount={chosen} />
          {toPay.value > 0 && <Figure name={<Trans>You pay extra</Trans>} amount={toPay} tone="text-accent-deep" />}
          <Figure name={<Trans>Left</Trans>} amount={remainingBalance} tone="text-success" />
        </dl>
        {children && <div className="flex items-center gap-3 max-tablet:w-full max-tablet:*:grow">{children}</div>}
      </div>
    </div>
  )
}

type FigureProps = { name: ReactNode; amount: { currency: string; value: number }; tone?: string }

function Figure({ name, amount, tone }: FigureProps) {
  const { locale } = useShop()
  return (
    <div className="leading-tight">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={classNames('text-xl font-bold tabular-nums', tone)}>{formatMoney(amount, locale)}</dd>
    </div>
  )
}
