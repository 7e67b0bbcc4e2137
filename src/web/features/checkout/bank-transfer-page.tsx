import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PaymentStateDocument, type PaymentStatusFragment } from '#generated/documents.ts'
import { readBritishAccount } from '#shared/iban.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../feedback/message-page.tsx'
import { CancelLabel } from './cancel-label.tsx'
import { isFromBasket } from './is-from-basket.ts'
import { TransferFacts } from './transfer-facts.tsx'
import { useDiscard } from './use-discard.ts'

/** A transfer takes days. The page checks again this often, so that an open page shows when the money has arrived. */
const CHECK_EVERY_MS = 30_000

/** The bank details for the buyer, and what happens after the transfer. */
export function BankTransferPage({ state }: { state: PaymentStatusFragment }) {
  const { order, bankTransfer, redirectUrl, proFormaPath } = state
  const href = useHref()
  useThankYouWhenPaid(order.id)
  if (!bankTransfer) return null
  return (
    <MessagePage
      icon="clock"
      title={<Trans>Your order is waiting for your transfer</Trans>}
      body={
        <>
          <TransferFacts transfer={bankTransfer} />
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            <li>
              <Trans>Transfer the amount from your bank. Use this reference so we can match your payment.</Trans>
            </li>
            <li>
              {readBritishAccount(bankTransfer.accountNumber ?? '') ? (
                <Trans>Sent as a Faster Payment, it usually arrives within two hours.</Trans>
              ) : (
                <Trans>It usually takes one to three working days to arrive.</Trans>
              )}
            </li>
            <li>
              {order.kind === 'ACTIVATION' ? (
                <Trans>Then your cards become active, and we confirm by email.</Trans>
              ) : (
                <Trans>
                  Then we send the gift cards straight away, or on the day you chose, and confirm by email when they will arrive.
                </Trans>
              )}
            </li>
          </ol>
        </>
      }
      actions={
        <>
          {redirectUrl && (
            <ButtonLink href={redirectUrl} variant="secondary" target="_blank" rel="noopener" trailingIcon="external">
              <Trans>See these details on our payment provider’s page</Trans>
            </ButtonLink>
          )}
          {proFormaPath && (
            <ButtonLink href={proFormaPath} variant="secondary" leadingIcon="download" target="_blank" rel="noopener">
              <Trans>Pro forma invoice (PDF)</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={href('thankYou', { uuid: order.id })}>
            <Trans>Go to your order</Trans>
          </ButtonLink>
          {proFormaPath && <CancelButton state={state} />}
        </>
      }
    >
      <WhatFollows state={state} />
    </MessagePage>
  )
}

/** An activation reserves nothing: each card is activated by the first order that is paid. */
function WhatFollows({ state: { order, proFormaPath } }: { state: PaymentStatusFragment }) {
  if (order.kind === 'ACTIVATION') {
    return (
      <>
        <p>
          <Trans>
            Your cards become active as soon as your payment has arrived. If one of them has been activated by then, all of your
            money goes back to you.
          </Trans>
        </p>
        {proFormaPath && (
          <p className="mt-2">
            <Trans>The pro forma invoice is in your inbox, too. The invoice follows when you have paid.</Trans>
          </p>
        )}
      </>
    )
  }
  if (!proFormaPath) return <Trans>We hold the prices and stock for you until the date below.</Trans>
  return (
    <Trans>
      We send your cards as soon as your payment has arrived, and the invoice with them. We hold the prices and stock for you
      until the date below. The pro forma invoice is in your inbox, too.
    </Trans>
  )
}

function CancelButton({ state }: { state: PaymentStatusFragment }) {
  const { isDiscarding, discard } = useDiscard(state)
  return (
    <Button
      variant="quiet"
      isLoading={isDiscarding}
      onClick={discard}
      leadingIcon={isFromBasket(state.order.kind) ? 'basket' : 'close'}
    >
      <CancelLabel kind={state.order.kind} />
    </Button>
  )
}

function useThankYouWhenPaid(orderUuid: string): void {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const thanks = href('thankYou', { uuid: orderUuid })
  useEffect(() => {
    const check = async () => {
      const { paymentState } = await ask(PaymentStateDocument, { orderUuid })
      if (paymentState?.status === 'COMPLETED') router.history.replace(thanks)
    }
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [ask, router, orderUuid, thanks])
}
