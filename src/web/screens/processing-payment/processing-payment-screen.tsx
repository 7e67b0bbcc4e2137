import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PaymentStatusFragment } from '#generated/documents.ts'
import { BankTransferPage } from '../../features/checkout/bank-transfer-page.tsx'
import { isFromBasket } from '../../features/checkout/is-from-basket.ts'
import { findPlacedOrder } from '../../features/checkout/placed-order.ts'
import { useCancelOrder } from '../../features/checkout/use-cancel-order.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { useHref } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Returned, useWaiting } from './use-waiting.ts'
import { WaitingPage } from './waiting-page.tsx'

/** `order` comes from us, the other parameters from the payment provider's redirect. */
export type ProcessingSearch = { order?: string; sessionId?: string; sessionResult?: string }

/** The page after the payment provider: waits for the result of the payment, and then opens the next page. */
export function ProcessingPaymentScreen({ search, canRetry }: { search: ProcessingSearch; canRetry: boolean }) {
  const [returned, setReturned] = useState<Returned>()
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    const { order, sessionId, sessionResult } = search
    const orderUuid = order ?? findPlacedOrder()
    if (!orderUuid) return setUnreachable(true)
    setReturned((known) => known ?? { orderUuid, sessionId, sessionResult })
  }, [search])
  if (isUnreachable) return <NoOrder />
  return returned ? <Processing returned={returned} canRetry={canRetry} /> : <WaitingPage isLong={false} isPosted={undefined} />
}

function Processing({ returned, canRetry }: { returned: Returned; canRetry: boolean }) {
  const { state, isHandedOver, isPosted, isLong, isOver, isUnknown, askAgain } = useWaiting(returned)
  useCleanAddress(returned, isHandedOver)
  useNextPage(state, canRetry)
  if (isUnknown) return <NoOrder />
  if (state?.bankTransfer) return <BankTransferPage state={state} />
  if (isOver) return <StillUnknown onAskAgain={askAgain} />
  return <WaitingPage isLong={isLong} isPosted={isPosted} />
}

/** Removes the provider's result from the address and the history, but only after the shop has received it: an earlier reload must send it again. */
function useCleanAddress({ orderUuid, sessionResult }: Returned, isHandedOver: boolean): void {
  const router = useRouter()
  const path = useHref()('processingPayment')
  useEffect(() => {
    if (isHandedOver && sessionResult) router.history.replace(`${path}?order=${orderUuid}`)
  }, [router, path, orderUuid, sessionResult, isHandedOver])
}

/**
 * After a payment: the thank-you page. Otherwise the checkout, which offers another attempt (spec §2); in stores without one, the gifts are back in
 * the basket.
 */
function useNextPage(state: PaymentStatusFragment | undefined, canRetry: boolean): void {
  const { cancel } = useCancelOrder()
  const router = useRouter()
  const href = useHref()
  const thanks = state ? href('thankYou', { uuid: state.order.id }) : ''
  const checkout = href('checkout')
  useEffect(() => {
    if (!state || state.status === 'PENDING') return
    if (state.status === 'COMPLETED') return router.history.replace(thanks)
    const error = state.status === 'CANCELED' ? 'cancelled' : (state.error?.code ?? 'failed')
    if (canRetry || !isFromBasket(state.order.kind))
      return router.history.replace(`${checkout}?error=${error}&order=${state.order.id}`)
    const returnToBasket = async () => {
      await cancel(state.order.id)
      router.history.replace(`${checkout}?step=payment&error=${error}`)
    }
    void returnToBasket()
  }, [cancel, router, state, canRetry, thanks, checkout])
}

function StillUnknown({ onAskAgain }: { onAskAgain: () => void }) {
  const href = useHref()
  return (
    <MessagePage
      icon="mail"
      title={<Trans>Your bank is taking its time</Trans>}
      actions={
        <>
          <Button onClick={onAskAgain} leadingIcon="refresh">
            <Trans>Check again</Trans>
          </Button>
          <ButtonLink href={href('home')} variant="secondary">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        You do not have to wait here. As soon as the payment is confirmed we email you and start on your order. If it fails,
        nothing is charged.
      </Trans>
    </MessagePage>
  )
}

function NoOrder() {
  const href = useHref()
  return (
    <MessagePage
      icon="search"
      title={<Trans>There is no payment to wait for</Trans>}
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
      <Trans>If you have just paid, check your inbox: the confirmation comes by email.</Trans>
    </MessagePage>
  )
}
