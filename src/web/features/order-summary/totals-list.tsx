import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckoutTotalsFragment } from '#generated/documents.ts'
import { formatExactMoney, formatMoney } from '../../i18n/numbers.ts'
import { useShop } from '../../session/use-shop.ts'
import type { Checkout } from '../checkout/use-checkout.ts'

type Amount = CheckoutTotalsFragment['grandTotal']

/** A line for each fee, and the amount that is left to pay after gift cards. */
export function TotalsList({ checkout: { cart, giftcardTotal, toPay } }: { checkout: Checkout }) {
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4">
      <TotalsLines totals={cart.totals} />
      {giftcardTotal > 0 && (
        <>
          <Line name={<Trans>Paid with gift cards</Trans>} amount={{ currency: toPay.currency, value: -giftcardTotal }} />
          <Line name={<Trans>Left to pay</Trans>} amount={toPay} isStrong />
        </>
      )}
    </dl>
  )
}

/** Subtotal, shipping (one line for all parcels), service fee, discounts, total. */
export function TotalsLines({ totals }: { totals: CheckoutTotalsFragment }) {
  const { t } = useLingui()
  const shipping = totals.adjustments.filter(({ adjustmentType }) => adjustmentType === 'Shipping')
  const others = totals.adjustments.filter(({ adjustmentType }) => adjustmentType !== 'Shipping')
  const shippingTotal = shipping.reduce((sum, { price }) => sum + price.value, 0)
  const { currency } = totals.grandTotal
  return (
    <>
      <Line name={<Trans>Gift cards and wrapping</Trans>} amount={totals.subTotal} />
      {shipping.length > 0 && <Line name={<Trans>Shipping</Trans>} amount={{ currency, value: shippingTotal }} />}
      {others.map(({ title, adjustmentType, price }) => (
        <Line
          key={`${adjustmentType} ${title}`}
          name={title || (adjustmentType === 'ServiceFee' ? t`Service fee` : t`Discount`)}
          amount={price}
        />
      ))}
      <Line name={<Trans>Total</Trans>} amount={totals.grandTotal} isStrong isLast />
      <div className="text-sm text-ink-soft">
        <dt className="sr-only">
          <Trans>VAT</Trans>
        </dt>
        <dd>
          <Tax {...totals} />
        </dd>
      </div>
    </>
  )
}

function Tax({ grandTotal, grandTotalWithoutTax: without }: Pick<CheckoutTotalsFragment, 'grandTotal' | 'grandTotalWithoutTax'>) {
  const { locale } = useShop()
  const tax = formatExactMoney({ ...grandTotal, value: grandTotal.value - without.value }, locale)
  const amount = formatMoney(without, locale)
  return (
    <>
      <span className="block">
        <Trans>Includes {tax} VAT</Trans>
      </span>
      <span className="block">
        <Trans>{amount} excluding VAT</Trans>
      </span>
    </>
  )
}

type LineProps = { name: ReactNode; amount: Amount; isStrong?: boolean; isLast?: boolean }

export function Line({ name, amount, isStrong = false, isLast = false }: LineProps) {
  const { locale } = useShop()
  const look = isStrong ? 'text-lg font-semibold' : ''
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look} ${isLast ? 'mt-1 border-t border-line pt-3' : ''}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatExactMoney(amount, locale)}</dd>
    </div>
  )
}
