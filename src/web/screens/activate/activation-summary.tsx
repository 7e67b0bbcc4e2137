import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatExactMoney, formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ActivationValues, sumUp } from './activation-values.ts'

type ActivationSummaryProps = { values: ActivationValues; currency: string }

/** The number of cards by value, and the total, updated while the visitor types. */
export function ActivationSummary({ values, currency }: ActivationSummaryProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { count, total, groups } = sumUp(values)
  const toMoney = (value: number) => ({ currency, value })
  return (
    <aside
      aria-label={t`Summary`}
      className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-7 desktop:sticky desktop:top-28"
    >
      <h2 className="text-subheading">
        <Plural value={count} _0="No card yet" one="# card" other="# cards" />
      </h2>
      <dl aria-live="polite" className="flex flex-col gap-2">
        {groups.slice(0, MOST_LINES).map(({ amount, count }) => (
          <div key={amount} className="flex justify-between gap-4">
            <dt>
              {count} × {formatMoney(toMoney(amount), locale)}
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{formatExactMoney(toMoney(count * amount), locale)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>
            <Trans>To pay</Trans>
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{formatExactMoney(toMoney(total), locale)}</dd>
        </div>
      </dl>
      <ul className="flex flex-col gap-3 border-t border-line pt-4 text-ink-soft">
        <li className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-success" />
          <Trans>Activating costs nothing: all you pay is on your cards.</Trans>
        </li>
        <li className="flex gap-3">
          <Icon name="clock" className="mt-0.5 text-trust" />
          <Trans>Active as soon as your payment arrives, within 24 hours at the latest.</Trans>
        </li>
        <li className="flex gap-3">
          <Icon name="shield" className="mt-0.5 text-trust" />
          <Trans>Leave the PIN covered: only the person who spends the card needs it.</Trans>
        </li>
      </ul>
    </aside>
  )
}

/** With many different amounts, only the first ones are listed. */
const MOST_LINES = 8
