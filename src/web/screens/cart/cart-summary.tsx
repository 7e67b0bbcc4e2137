import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CartFragment } from '#generated/documents.ts'
import { roundMoney } from '#shared/money.ts'
import { TrustMarks } from '../../blocks/trust-marks.tsx'
import { ToCheckoutButton } from '../../features/identify/to-checkout-button.tsx'
import { formatExactMoney } from '../../i18n/numbers.ts'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { Link } from '../../ui/link.tsx'
import type { Cart } from './use-cart.ts'

type CartSummaryProps = { cart: CartFragment; settled: Cart['settled'] }

/** The total, always visible. */
export function CartSummary({ cart, settled }: CartSummaryProps) {
  const { t } = useLingui()
  const href = useHref()
  const hasProblems = cart.problems.length > 0
  return (
    <aside aria-label={t`Summary`} className="rounded-card bg-mist p-5 tablet:p-7 desktop:sticky desktop:top-28">
      <h2 className="text-subheading">
        <Trans>Summary</Trans>
      </h2>
      <SumLines cart={cart} />
      <Total cart={cart} />
      {hasProblems ? (
        <p className="mt-5 font-semibold text-danger">
          <Trans>Something in your basket needs your attention before you can order.</Trans>
        </p>
      ) : (
        <ToCheckoutButton settled={settled} size="large" isWide className="mt-5" />
      )}
      <p className="mt-4 text-center">
        <Link href={href('giftCards')} variant="standalone">
          <Trans>Continue shopping</Trans>
        </Link>
      </p>
      <PaymentIcons />
      <TrustMarks className="mt-5" />
    </aside>
  )
}

/** On a phone the summary is below all gifts, so this bar keeps the total and the checkout button visible. */
export function CheckoutBar({ cart, settled }: CartSummaryProps) {
  const { locale } = useShop()
  if (cart.problems.length > 0) return null
  return (
    <div data-bottom-bar className="bottom-bar mt-6 border-t border-line bg-surface shadow-raised desktop:hidden">
      <div className="page-width flex items-center justify-between gap-4 py-3">
        <p className="leading-tight">
          <span className="block text-sm text-ink-soft">
            <Trans>Total</Trans>
          </span>
          <span className="text-xl font-bold tabular-nums">{formatExactMoney(cart.totals.grandTotal, locale)}</span>
        </p>
        <ToCheckoutButton settled={settled} />
      </div>
    </div>
  )
}

function Total({ cart }: { cart: CartFragment }) {
  const { locale } = useShop()
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="flex items-baseline justify-between gap-4" aria-live="polite">
        <span className="text-lg font-semibold">
          <Trans>Total</Trans>
        </span>
        <span data-total className="headline text-heading tabular-nums">
          {formatExactMoney(cart.totals.grandTotal, locale)}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Everything included: nothing is added later.</Trans>
      </p>
    </div>
  )
}

function SumLines({ cart: { groupedTotals, totals, parcelsCount } }: { cart: CartFragment }) {
  const { digitalTotal, physicalTotal, extra } = groupedTotals
  const currency = totals.grandTotal.currency
  const shipping = totals.adjustments.filter(({ adjustmentType }) => adjustmentType === 'Shipping')
  const others = totals.adjustments.filter(({ adjustmentType }) => adjustmentType !== 'Shipping')
  const shippingTotal = roundMoney(
    shipping.reduce((sum, { price }) => sum + price.value, 0),
    currency,
  )
  return (
    <dl className="mt-4 flex flex-col gap-2.5">
      {digitalTotal.qty > 0 && (
        <Line amount={digitalTotal.price}>
          <Plural value={digitalTotal.qty} one="# digital gift" other="# digital gifts" />
        </Line>
      )}
      {physicalTotal.qty > 0 && (
        <Line amount={physicalTotal.price}>
          <Plural value={physicalTotal.qty} one="# gift by post" other="# gifts by post" />
        </Line>
      )}
      {extra.price.value > 0 && (
        <Line amount={extra.price}>
          <Trans>Wrappers and gift boxes</Trans>
        </Line>
      )}
      {physicalTotal.qty > 0 && (
        <Line
          amount={{ currency, value: shippingTotal }}
          isFree={shippingTotal === 0}
          note={<ShippingNote parcels={parcelsCount} carrier={shipping[0]?.title ?? ''} />}
        >
          <Trans>Shipping</Trans>
        </Line>
      )}
      {others.map(({ title, adjustmentType, price }) => (
        <Line key={`${adjustmentType} ${title}`} amount={price} isDiscount={price.value < 0}>
          {title || (adjustmentType === 'ServiceFee' ? <Trans>Service fee</Trans> : <Trans>Discount</Trans>)}
        </Line>
      ))}
    </dl>
  )
}

/** Explains what is charged: gifts for one person at one address on one day are one parcel, however many there are. */
function ShippingNote({ parcels, carrier }: { parcels: number; carrier: string }) {
  return (
    <span className="mt-0.5 block text-sm text-ink-soft">
      {parcels > 1 ? (
        <Trans>
          {parcels} parcels with {carrier}, priced by weight. At checkout you can send them all to one address.
        </Trans>
      ) : (
        <Trans>One parcel with {carrier}, priced by weight.</Trans>
      )}
    </span>
  )
}

type LineProps = {
  amount: { currency: string; value: number }
  isFree?: boolean
  isDiscount?: boolean
  note?: ReactNode
  children: ReactNode
}

function Line({ amount, isFree = false, isDiscount = false, note, children }: LineProps) {
  const { locale } = useShop()
  return (
    <div className={isDiscount ? 'flex justify-between gap-4 font-semibold text-success' : 'flex justify-between gap-4'}>
      <dt>
        {children}
        {note}
      </dt>
      <dd className="shrink-0 tabular-nums">{isFree ? <Trans>Free</Trans> : formatExactMoney(amount, locale)}</dd>
    </div>
  )
}

function PaymentIcons() {
  const { paymentIcons } = useChrome().storeData
  return (
    <ul className="mt-5 flex flex-wrap justify-center gap-2">
      {paymentIcons.map((icon) => (
        <li key={icon.url.href}>
          <img
            src={icon.url.href}
            alt={icon.alt}
            width={icon.width}
            height={icon.height}
            loading="lazy"
            className="h-10 w-auto"
          />
        </li>
      ))}
    </ul>
  )
}
