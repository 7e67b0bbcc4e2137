import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { UnpaidOrderFragment } from '#generated/documents.ts'
import { isPaymentUndecided } from '../../features/checkout/is-payment-undecided.ts'
import { useCancelOrder } from '../../features/checkout/use-cancel-order.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatMoney } from '../../i18n/numbers.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useHref, useShop } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnceOpened } from '../../ui/once-opened.tsx'

const ConfirmModal = lazy(async () => ({ default: (await import('../../features/feedback/confirm-modal.tsx')).ConfirmModal }))

type UnpaidOrderProps = { unpaid: UnpaidOrderFragment; mayRetry: boolean }

/** Shows that the gifts are in an unpaid order, so that the shopper does not choose them again. */
export function UnpaidOrder({ unpaid, mayRetry }: UnpaidOrderProps) {
  const router = useRouter()
  const { isCanceling, cancel } = useCancelOrder()
  const [isAsked, setAsked] = useState(false)
  const { title, text, nextStep, question } = useOrderTexts(unpaid, mayRetry)
  const returnToBasket = async () => {
    const { isCanceled, failure } = await cancel(unpaid.order.id)
    setAsked(false)
    if (failure) openModal({ name: 'failure', failure })
    if (isCanceled) await router.invalidate()
  }
  return (
    <div className="page-width pt-6">
      <Notice
        tone="warning"
        title={title}
        action={
          <div className="mt-3 flex flex-wrap gap-3">
            {nextStep && (
              <ButtonLink href={nextStep.href} size="small">
                {nextStep.text}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              size="small"
              isLoading={isCanceling}
              onClick={() => (question ? setAsked(true) : void returnToBasket())}
            >
              <Trans>Put everything back in the basket</Trans>
            </Button>
          </div>
        }
      >
        {text}
      </Notice>
      {question && (
        <OnceOpened isOpen={isAsked}>
          <ConfirmModal
            isOpen={isAsked}
            onClose={() => setAsked(false)}
            title={question.title}
            confirm={<Trans>Discard order</Trans>}
            cancel={<Trans>Keep the order</Trans>}
            onConfirm={() => void returnToBasket()}
            isLoading={isCanceling}
          >
            {question.text}
          </ConfirmModal>
        </OnceOpened>
      )}
    </div>
  )
}

type OrderTexts = {
  title: ReactNode
  text: ReactNode
  nextStep?: { href: string; text: ReactNode }
  /** Asked first when the money may be on its way. */
  question?: { title: ReactNode; text: ReactNode }
}

function useOrderTexts(unpaid: UnpaidOrderFragment, mayRetry: boolean): OrderTexts {
  const { locale } = useShop()
  const href = useHref()
  const { order, canRetry, bankTransfer } = unpaid
  const { number } = order
  const amount = formatMoney(unpaid.amount, locale)
  const waitingHref = `${href('processingPayment')}?order=${order.id}`
  if (isPaymentUndecided(unpaid)) {
    return {
      title: <Trans>We are checking order {number} with your bank</Trans>,
      text: (
        <Trans>
          Your payment of {amount} is being checked. You do not need to order again: as soon as it is confirmed we email you and
          start on your order.
        </Trans>
      ),
      nextStep: { href: waitingHref, text: <Trans>Check the payment</Trans> },
      question: {
        title: <Trans>Discard this order?</Trans>,
        text: (
          <Trans>
            Your gifts go back into your basket. But your bank may still confirm the payment: keep the order, and we send them as
            soon as it does. Money that arrives after you have discarded the order is refunded, which takes a few days.
          </Trans>
        ),
      },
    }
  }
  const title = <Trans>Order {number} is not paid yet</Trans>
  if (bankTransfer) {
    const day = formatDay(bankTransfer.payBefore, locale)
    return {
      title,
      text: (
        <Trans>
          We wait for your bank transfer of {amount} until {day}.
        </Trans>
      ),
      nextStep: { href: waitingHref, text: <Trans>See the details of the transfer</Trans> },
      question: {
        title: <Trans>Discard this order?</Trans>,
        text: (
          <Trans>
            Your gifts go back into your basket. But if the money is on its way, keep the order: we send them as soon as it
            arrives. Money that arrives after you have discarded the order is refunded.
          </Trans>
        ),
      },
    }
  }
  if (!canRetry || !mayRetry) {
    return {
      title,
      text: <Trans>Your gifts are still in it. Put them back in your basket to order them again.</Trans>,
    }
  }
  return {
    title,
    text: <Trans>Your gifts are still in it. Pay now, or put them back in your basket to change something.</Trans>,
    nextStep: { href: `${href('checkout')}?error=unpaid&order=${order.id}`, text: <Trans>Pay {amount}</Trans> },
  }
}
