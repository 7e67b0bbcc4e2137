import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PaymentStateDocument, type PaymentStatusFragment } from '#generated/documents.ts'
import { useAnswer } from '#web/data/use-answer.ts'
import { known } from '#web/data/use-known-answer.ts'
import { BankTransferPage } from '#web/features/checkout/bank-transfer-page.tsx'
import { CancelLabel } from '#web/features/checkout/cancel-label.tsx'
import { isFromBasket } from '#web/features/checkout/is-from-basket.ts'
import { isPaymentUndecided } from '#web/features/checkout/is-payment-undecided.ts'
import { useDiscard } from '#web/features/checkout/use-discard.ts'
import { MessagePage } from '#web/features/feedback/message-page.tsx'
import { useFailureTexts } from '#web/i18n/failures/use-failure-texts.ts'
import { useHref } from '#web/session/use-shop.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RetryForm } from './retry-form.tsx'

type RetryScreenProps = {
  orderUuid: string
  /** Whether an order of the basket can be paid by another attempt in this store. */
  mayRetry: boolean
}

/** An unpaid order. The buyer can pay it, with another method where the store allows that, or cancel it. */
export function RetryScreen({ orderUuid, mayRetry }: RetryScreenProps) {
  const { t } = useLingui()
  const { answer, reload } = useAnswer(PaymentStateDocument, { orderUuid })
  const state = known(answer)?.paymentState
  const href = useHref()
  const path = state ? findNextPage(state, href) : undefined
  useReplaced(path)
  useOpenAtTop(answer !== 'loading')
  if (answer === 'loading' || path) {
    return (
      <div className="grid grow place-items-center bg-mist py-24">
        <Spinner label={t`One moment`} className="size-10 text-trust" />
      </div>
    )
  }
  if (answer === 'failed') return <Unreachable onRetry={reload} />
  if (!state) return <UnknownOrder />
  if (state.bankTransfer) return <BankTransferPage state={state} />
  if (!state.canCancel) return <CanceledOrder state={state} />
  return <UnpaidOrder state={{ ...state, canRetry: state.canRetry && (mayRetry || !isFromBasket(state.order.kind)) }} />
}

/** The order was paid in the meantime, perhaps in another tab; or the result of the payment page is still being checked, which has a page of its own. */
function findNextPage(state: PaymentStatusFragment, href: ReturnType<typeof useHref>) {
  const { order, status } = state
  if (status === 'COMPLETED') return href('thankYou', { uuid: order.id })
  if (isPaymentUndecided(state)) return `${href('processingPayment')}?order=${order.id}`
}

function useReplaced(path: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (path) router.history.replace(path)
  }, [router, path])
}

/** After "back" from the payment page the browser restores the old scroll position, but the state of the order is at the top. */
function useOpenAtTop(isKnown: boolean): void {
  useEffect(() => {
    if (isKnown) scrollTo(0, 0)
  }, [isKnown])
}

function UnpaidOrder({ state }: { state: PaymentStatusFragment }) {
  const { isDiscarding, discard, keepOrder } = useDiscard(state)
  const { canRetry, canCancel, redirectUrl, status } = state
  return (
    <MessagePage
      icon={status === 'PENDING' ? 'clock' : 'alert'}
      tone={status === 'PENDING' ? 'calm' : 'danger'}
      title={<UnpaidTitle status={status} />}
      body={canRetry && <RetryForm state={state} onSend={keepOrder} />}
      actions={
        <>
          {status === 'PENDING' && redirectUrl && (
            <ButtonLink href={redirectUrl} variant="secondary" onClick={keepOrder}>
              <Trans>Back to the payment page</Trans>
            </ButtonLink>
          )}
          {canCancel && (
            <Button
              variant="quiet"
              isLoading={isDiscarding}
              onClick={discard}
              leadingIcon={isFromBasket(state.order.kind) ? 'basket' : 'close'}
              className="tablet:first:-ml-6"
            >
              <CancelLabel kind={state.order.kind} />
            </Button>
          )}
        </>
      }
    >
      <FailureReason state={state} />
    </MessagePage>
  )
}

function UnpaidTitle({ status }: Pick<PaymentStatusFragment, 'status'>) {
  if (status === 'CANCELED') return <Trans>You cancelled the payment</Trans>
  if (status === 'PENDING') return <Trans>Your order is not paid yet</Trans>
  return <Trans>Your payment didn’t go through</Trans>
}

function FailureReason({ state: { status, error, order, canRetry } }: { state: PaymentStatusFragment }) {
  const translate = useFailureTexts()
  const { number } = order
  if (!canRetry && !isFromBasket(order.kind)) {
    return <Trans>Order {number} can no longer be paid. Stop here, and start again.</Trans>
  }
  if (!canRetry)
    return <Trans>Order {number} is kept for you. If you discard it, everything in it goes back to your basket.</Trans>
  if (status === 'CANCELED') {
    return (
      <Trans>Nothing was charged, and order {number} is kept while you are on this page. Try again, or pay in another way.</Trans>
    )
  }
  if (status === 'PENDING')
    return <Trans>Order {number} is waiting for you. Carry on where you left off, or pay another way.</Trans>
  return (
    <>
      <p>{error && translate?.(error)}</p>
      <p className="mt-2">
        <Trans>Order {number} and everything in it is kept for you.</Trans>
      </p>
    </>
  )
}

function CanceledOrder({ state: { order } }: { state: PaymentStatusFragment }) {
  const href = useHref()
  const { number } = order
  if (order.kind === 'REDEEM') {
    return (
      <MessagePage
        icon="refresh"
        title={<Trans>The exchange did not go through</Trans>}
        actions={
          <ButtonLink href={href('balance')}>
            <Trans>Redeem your card again</Trans>
          </ButtonLink>
        }
      >
        <Trans>Nothing was taken from your card, and nothing was charged.</Trans>
      </MessagePage>
    )
  }
  if (order.kind === 'ACTIVATION') {
    return (
      <MessagePage
        icon="refresh"
        title={<Trans>You’ve cancelled this activation</Trans>}
        actions={
          <ButtonLink href={href('activate')}>
            <Trans>Activate a card</Trans>
          </ButtonLink>
        }
      >
        <Trans>You haven’t been charged for order {number}, and no card was activated.</Trans>
      </MessagePage>
    )
  }
  return (
    <MessagePage
      icon="basket"
      title={<Trans>You’ve cancelled this order</Trans>}
      actions={
        <ButtonLink href={href('cart')}>
          <Trans>Back to basket</Trans>
        </ButtonLink>
      }
    >
      <Trans>You haven’t been charged for order {number}. Everything in it is back in your basket.</Trans>
    </MessagePage>
  )
}

function UnknownOrder() {
  const href = useHref()
  const translate = useFailureTexts()
  return (
    <MessagePage
      icon="alert"
      tone="danger"
      title={<Trans>We cannot find this order</Trans>}
      actions={
        <>
          <ButtonLink href={href('cart')}>
            <Trans>Back to basket</Trans>
          </ButtonLink>
          <ButtonLink href={href('contact')} variant="secondary">
            <Trans>Ask us</Trans>
          </ButtonLink>
        </>
      }
    >
      {translate?.({ name: 'ORDER_UNKNOWN' })}
    </MessagePage>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      icon="refresh"
      title={<Trans>We could not reach the shop</Trans>}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your order is safe, and nothing is charged twice.</Trans>
    </MessagePage>
  )
}
