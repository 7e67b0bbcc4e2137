import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { ShipmentSummary } from '../../features/redeem/shipment-summary.tsx'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'

/** The chosen packages, and what remains on the cards. */
export function RedeemSummary({ order }: { order: RedeemOrderFragment }) {
  const { t } = useLingui()
  const { totals, remainingBalance, shipments, cards } = order
  return (
    <aside aria-label={t`Summary`} className="rounded-card bg-surface p-5 shadow-card tablet:p-7 desktop:sticky desktop:top-28">
      <h2 className="text-subheading">
        <Trans>Your choice</Trans>
      </h2>
      <ul>
        {shipments.map((shipment) => (
          <ShipmentSummary key={shipment.id} shipment={shipment} />
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-4">
        <SumLine name={<Trans>Chosen</Trans>} amount={totals.chosen} />
        {cards
          .filter(({ amount }) => amount.value > 0)
          .map((card) => (
            <SumLine
              key={card.id}
              name={`${card.title} •••• ${card.lastFour}`}
              amount={{ ...card.amount, value: -card.amount.value }}
            />
          ))}
        {totals.promotionAmount.value > 0 && <SumLine name={<Trans>Free on top</Trans>} amount={totals.promotionAmount} />}
        {remainingBalance.value > 0 && <SumLine name={<Trans>Left on your card</Trans>} amount={remainingBalance} />}
        <SumLine name={<Trans>To pay</Trans>} amount={totals.toPay} isStrong />
      </dl>
    </aside>
  )
}

type SumLineProps = { name: ReactNode; amount: { currency: string; value: number }; isStrong?: boolean }

function SumLine({ name, amount, isStrong = false }: SumLineProps) {
  const { locale } = useShop()
  return (
    <div
      className={
        isStrong ? 'flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold' : 'flex justify-between gap-4'
      }
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatExactMoney(amount, locale)}</dd>
    </div>
  )
}
