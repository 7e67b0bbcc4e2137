import { Trans } from '@lingui/react/macro'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { forgetPlacedOrder } from '../../features/checkout/placed-order.ts'
import { DoublerOffer } from '../../features/doubler/doubler-offer.tsx'
import { donatedValue } from '../../features/redeem/donated-value.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { RedeemThanksData } from './load-redeem-thanks.ts'
import { SealedShipment } from './sealed-shipment.tsx'
import { UndoPanel } from './undo-panel.tsx'

/** The cards of an exchange. Each is sealed until the owner opens it; until then the exchange can be undone. */
export function RedeemThanksScreen({ data }: { data: RedeemThanksData }) {
  const [order, setOrder] = usePageAnswer(data.order)
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    if (order.status === 'COMPLETED') forgetPlacedOrder()
  }, [order.status])
  const isDone = order.status === 'COMPLETED'
  const heading = useRef<HTMLHeadingElement>(null)
  const isUndoneNow = order.status === 'UNDONE' && data.order.status !== 'UNDONE'
  // The panel with the pressed button has disappeared, and the result may be outside the screen.
  useEffect(() => {
    if (isUndoneNow) heading.current?.focus()
  }, [isUndoneNow])
  return (
    <div className="grow bg-mist">
      <div className="page-width flex max-w-[72rem] flex-col gap-6 py-8 desktop:py-12">
        <Headline order={order} heading={heading} />
        {isDone &&
          order.shipments.map((shipment) => (
            <SealedShipment
              key={shipment.id}
              shipment={shipment}
              opened={data.gifts[shipment.id]}
              canUndo={order.undoUntil !== null}
              onOpened={() => setOpened(true)}
            />
          ))}
        {isDone && order.undoUntil && !isOpened && <UndoPanel order={order} until={order.undoUntil} onUndone={setOrder} />}
      </div>
    </div>
  )
}

const LOOKS = {
  COMPLETED: { icon: 'sparkle', look: 'bg-success-pale text-success' },
  PENDING: { icon: 'clock', look: 'bg-trust-pale text-trust' },
  OPEN: { icon: 'clock', look: 'bg-trust-pale text-trust' },
  CANCELED: { icon: 'refresh', look: 'bg-trust-pale text-trust' },
  UNDONE: { icon: 'refresh', look: 'bg-trust-pale text-trust' },
} as const

function Headline({ order, heading }: { order: RedeemOrderFragment; heading: Ref<HTMLHeadingElement> }) {
  const href = useHref()
  const { icon, look } = LOOKS[order.status]
  const { number } = order
  return (
    <section className="flex flex-col items-start gap-4 rounded-card bg-surface p-5 shadow-card tablet:p-8 print:hidden">
      <span className={`grid size-16 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        <Title order={order} />
      </h1>
      <p className="max-w-2xl text-lead text-ink-soft">
        <Meaning order={order} />
      </p>
      <p className="text-ink-soft">
        <Trans>
          Order number <strong>{number}</strong>
        </Trans>
      </p>
      {order.status === 'COMPLETED' && order.remainingBalance.value > 0 && <WhatIsLeft left={order.remainingBalance} />}
      {order.status !== 'COMPLETED' && (
        <ButtonLink href={order.status === 'PENDING' ? `${href('processingPayment')}?order=${order.id}` : href('balance')}>
          {order.status === 'PENDING' ? <Trans>Check your payment</Trans> : <Trans>Redeem your card again</Trans>}
        </ButtonLink>
      )}
    </section>
  )
}

/** An exchange seldom uses the whole balance, so this says where to spend the rest. */
function WhatIsLeft({ left: value }: { left: RedeemOrderFragment['remainingBalance'] }) {
  const { locale } = useShop()
  const href = useHref()
  const left = formatMoney(value, locale)
  return (
    <>
      <p>
        <Trans>You still have {left} to spend.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href('balance')} variant="secondary" size="small">
          <Trans>Redeem the rest</Trans>
        </ButtonLink>
        <DoublerOffer variant="secondary" />
      </div>
    </>
  )
}

function Title({ order }: { order: RedeemOrderFragment }) {
  const { status, shipments, totals } = order
  if (status === 'COMPLETED') {
    const isGivenAway = shipments.length > 0 && shipments.every(({ receiverKind }) => receiverKind !== 'ME')
    if (isGivenAway) return <Trans>Your gift is on its way</Trans>
    const isDonated = donatedValue(order) === totals.chosen.value
    return isDonated ? <Trans>Thank you for your donation</Trans> : <Trans>It is yours. Enjoy!</Trans>
  }
  if (status === 'UNDONE') return <Trans>The exchange is undone</Trans>
  if (status === 'CANCELED') return <Trans>The exchange did not go through</Trans>
  return <Trans>We are waiting for your payment</Trans>
}

function Meaning({ order }: { order: RedeemOrderFragment }) {
  const { locale } = useShop()
  const email = order.billingAddress?.email
  const value = formatMoney(order.totals.chosen, locale)
  if (order.status === 'COMPLETED') {
    return email ? (
      <Trans>
        You have exchanged {value}. A link to this page is on its way to {email}.
      </Trans>
    ) : (
      <Trans>You have exchanged {value}. A link to this page is on its way to your inbox.</Trans>
    )
  }
  if (order.status === 'UNDONE') return <GivenBack order={order} />
  if (order.status === 'CANCELED') return <Trans>Nothing was taken from your card, and nothing was charged.</Trans>
  return <Trans>As soon as it has arrived, your cards are here. Until then everything is held for you.</Trans>
}

/** The donations of an undone exchange are not returned. */
function GivenBack({ order }: { order: RedeemOrderFragment }) {
  const { locale } = useShop()
  const { totals } = order
  const donated = donatedValue(order)
  const value = formatMoney({ ...totals.chosen, value: totals.chosen.value - donated }, locale)
  const given = formatMoney({ ...totals.chosen, value: donated }, locale)
  return donated > 0 ? (
    <Trans>
      {value} is back on your card, and you can choose again. The {given} you donated stays given.
    </Trans>
  ) : (
    <Trans>{value} is back on your card, and you can choose again.</Trans>
  )
}
