import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { TrustMarks } from '#web/blocks/trust-marks.tsx'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { TotalsList } from '#web/features/order-summary/totals-list.tsx'
import { formatExactMoney } from '#web/i18n/numbers.ts'
import { useHref, useShop } from '#web/session/use-shop.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OnceOpened } from '#web/ui/once-opened.tsx'
import { useDeliveryTexts } from '../shipping/use-delivery-texts.ts'
import { PackageRow } from './package-row.tsx'

const OrderOverviewModal = lazy(async () => ({ default: (await import('./order-overview-modal.tsx')).OrderOverviewModal }))

/** The gifts of the order and all costs. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-6 shadow-card">
      <h2 className="text-subheading">
        <Trans>Your order</Trans>
      </h2>
      <SummaryBody checkout={checkout} />
      <TrustMarks className="border-t border-line pt-5" />
    </section>
  )
}

/** The same, folded behind its total: on a small screen the form comes first. */
export function FoldedSummary({ checkout }: { checkout: Checkout }) {
  const { locale } = useShop()
  return (
    <details className="group/summary rounded-card bg-surface shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-3 font-semibold">
        <Icon name="basket" />
        <span>
          <Trans>Your order</Trans>
        </span>
        <span className="ml-auto tabular-nums">{formatExactMoney(checkout.cart.totals.grandTotal, locale)}</span>
        <Icon name="chevron-down" className="transition-transform group-open/summary:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-5 pb-5">
        <SummaryBody checkout={checkout} />
      </div>
    </details>
  )
}

const LINK = 'flex min-h-11 items-center gap-2 self-start font-semibold text-accent-deep underline-offset-4 hover:underline'

function SummaryBody({ checkout }: { checkout: Checkout }) {
  const href = useHref()
  const { who, when } = useDeliveryTexts()
  return (
    <>
      <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto">
        {checkout.cart.shipments.map((shipment) =>
          shipment.packages.map((one) => (
            <PackageRow key={one.id} package={one} delivery={`${who(shipment)} · ${when(shipment)}`} />
          )),
        )}
      </ul>
      <div className="flex flex-wrap gap-x-6">
        <OverviewButton checkout={checkout} />
        <a href={href('cart')} className={LINK}>
          <Icon name="basket" />
          <Trans>Back to basket</Trans>
        </a>
      </div>
      <TotalsList checkout={checkout} />
    </>
  )
}

function OverviewButton({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={LINK}>
        <Icon name="eye" />
        {t`View full order`}
      </button>
      <OnceOpened isOpen={isOpen}>
        <OrderOverviewModal checkout={checkout} isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </>
  )
}
