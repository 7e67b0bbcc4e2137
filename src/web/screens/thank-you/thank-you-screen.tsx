import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { PictureFragment, ThankedOrderFragment, ThankedPaymentFragment, ThankYouStoreQuery } from '#generated/documents.ts'
import { SESSION_HINT_COOKIE } from '#shared/hint-cookies.ts'
import { Picture } from '../../blocks/picture.tsx'
import { finishDraft } from '../../features/checkout/checkout-draft.ts'
import { listSteps } from '../../features/checkout/checkout-steps.ts'
import { forgetPlacedOrder } from '../../features/checkout/placed-order.ts'
import { StepsBar } from '../../features/checkout/steps-bar.tsx'
import { trackPurchase } from '../../features/checkout/track-checkout.ts'
import { Panel } from '../../features/feedback/panel.tsx'
import { awaitsTransfer } from '../../features/order-summary/awaits-transfer.ts'
import { OrderKind } from '../../features/order-summary/order-kind.tsx'
import { PaymentLines } from '../../features/order-summary/payment-lines.tsx'
import { TotalsLines } from '../../features/order-summary/totals-list.tsx'
import { writeStored } from '../../session/storage.ts'
import { useHref } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReceiverList } from './receiver-list.tsx'

/** The order placed last in this tab, for the confirmation page whose address names no order. */
export const LAST_ORDER = 'last-order'

const CreateAccountPanel = lazy(async () => ({ default: (await import('./create-account-panel.tsx')).CreateAccountPanel }))

type ThankYouScreenProps = {
  order: ThankedOrderFragment
  /** Only the buyer gets it. */
  payment: ThankedPaymentFragment | null
  store: ThankYouStoreQuery['storeData']
}

/**
 * Each recipient's gift, address and time, and what happens next. Anybody who has the address can open this page, so only the buyer sees names and
 * addresses, and nobody sees codes.
 */
export function ThankYouScreen({ order, payment, store }: ThankYouScreenProps) {
  useFinishedOrder(order)
  const isGuest = useGuest()
  const isDone = order.status === 'COMPLETED'
  const isPosted = order.receivers.some(({ variationType }) => variationType === 'PHYSICAL')
  return (
    <div className="grow bg-mist">
      <div className="page-width py-6 desktop:py-10">
        <StepsBar current={isDone ? 'success' : 'payment'} steps={listSteps({ isPosted })} />
        <Thanks order={order} picture={store.thankYouImage} />
        <div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_23rem] desktop:gap-8">
          <div className="flex flex-col gap-6">
            {payment?.isOnCredit && <InvoicePanel order={order} amountDue={payment.amountDue} />}
            <Panel title={<Trans>Who gets what, where and when</Trans>}>
              <ReceiverList order={order} />
            </Panel>
            <NextSteps order={order} transfer={payment?.amountDue ?? payment?.bankTransfer} />
            {isGuest && order.email && order.status !== 'CANCELED' && (
              <Suspense>
                <CreateAccountPanel orderUuid={order.id} email={order.email} />
              </Suspense>
            )}
          </div>
          <Panel title={<Trans>Your order</Trans>}>
            <dl className="flex flex-col gap-2">
              <TotalsLines totals={order.totals} />
              {payment && order.status !== 'CANCELED' && <PaymentLines payment={payment} rest={order.paymentMethodTitle} />}
            </dl>
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Thanks({ order, picture }: { order: ThankedOrderFragment; picture: PictureFragment }) {
  const href = useHref()
  const { id, number, status, giftsPath } = order
  return (
    <section className="mt-6 grid items-center overflow-hidden rounded-card bg-surface shadow-card tablet:min-h-96 tablet:grid-cols-2">
      <div className="flex flex-col items-start gap-4 p-6 tablet:p-10">
        <h1 className="text-title">
          {status === 'CANCELED' ? <Trans>This order was cancelled</Trans> : <Trans>Thank you!</Trans>}
        </h1>
        <p className="text-lead wrap-anywhere text-ink-soft">
          {status === 'COMPLETED' && <Confirmation order={order} />}
          {status === 'PENDING' && <Trans>Your order is placed. We start on it as soon as we have your payment.</Trans>}
          {status === 'CANCELED' && <Trans>Nothing was charged. What was in it can be ordered again.</Trans>}
        </p>
        <p>
          <Trans>
            Order number <strong>{number}</strong>
          </Trans>
        </p>
        <OrderKind order={order} />
        <div className="flex flex-wrap gap-3">
          {awaitsTransfer(order) && (
            <ButtonLink href={`${href('processingPayment')}?order=${id}`}>
              <Trans>Details for your bank transfer</Trans>
            </ButtonLink>
          )}
          {giftsPath && (
            <ButtonLink href={giftsPath}>
              <Trans>Follow your gifts</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={href('giftCards')} variant="secondary">
            <Trans>Give another card</Trans>
          </ButtonLink>
        </div>
      </div>
      {/* As tall as the text beside it, and never taller. */}
      <div className="relative h-full max-tablet:order-first">
        <Picture
          picture={picture}
          decorative
          priority
          className="h-full w-full object-cover max-tablet:max-h-96 tablet:absolute tablet:inset-0"
        />
      </div>
    </section>
  )
}

/** Only the buyer sees the e-mail address. */
function Confirmation({ order: { email, receivers } }: { order: ThankedOrderFragment }) {
  const isGift = receivers.some(({ receiverKind }) => receiverKind !== 'ME')
  return (
    <>
      {isGift ? <Trans>Someone is about to be very happy.</Trans> : <Trans>All done.</Trans>}{' '}
      {email ? (
        <Trans>A confirmation is on its way to {email}.</Trans>
      ) : (
        <Trans>A confirmation is on its way to your inbox.</Trans>
      )}
    </>
  )
}

/** True for a visitor who had no session when the page opened, even after logging in. */
function useGuest(): boolean {
  const [isGuest, setGuest] = useState(false)
  useEffect(() => setGuest(!document.cookie.includes(`${SESSION_HINT_COOKIE}=`)), [])
  return isGuest
}

/** Tracks a finished order once, and clears the draft for the next order. */
function useFinishedOrder({ id, status }: ThankedOrderFragment): void {
  const isDone = status === 'COMPLETED'
  useEffect(() => {
    writeStored(LAST_ORDER, id, 'sessionStorage')
    if (!isDone) return
    trackPurchase(id)
    finishDraft()
    forgetPlacedOrder()
  }, [id, isDone])
}
