import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import type { UnpaidOrderFragment } from '../../../generated/documents.ts'
import { formatDay } from '../../client/dates.ts'
import { formatMoney } from '../../client/numbers.ts'
import { openModal } from '../../client/opened-modal.ts'
import { useHref, useShop } from '../../client/use-shop.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnceOpened } from '../builder/once-opened.tsx'
import { useCancelOrder } from '../checkout/retry/use-cancel-order.ts'

const ConfirmModal = lazy(async () => ({ default: (await import('../builder/confirm-modal.tsx')).ConfirmModal }))

/** Where the gifts are that were in the basket before they were ordered and not paid: nobody has to choose them again. */
export function UnpaidOrder({ unpaid }: { unpaid: UnpaidOrderFragment }) {
  const { locale } = useShop()
  const href = useHref()
  const router = useRouter()
  const { isCanceling, cancel } = useCancelOrder()
  const { order, canRetry, bankTransfer } = unpaid
  const { number } = order
  const amount = formatMoney(unpaid.amount, locale)
  const day = bankTransfer && formatDay(bankTransfer.payBefore, locale)
  const retryHref = `${href('checkout')}?error=unpaid&order=${order.id}`
  const [isAsked, setAsked] = useState(false)
  const takeBack = async () => {
    const failure = await cancel(order.id)
    setAsked(false)
    if (failure) openModal({ name: 'failure', failure })
    else await router.invalidate()
  }
  return (
    <div className="page-width pt-6">
      <Notice
        tone="warning"
        title={<Trans>Order {number} is not paid yet</Trans>}
        action={
          <div className="mt-3 flex flex-wrap gap-3">
            {(canRetry || day) && (
              <ButtonLink href={day ? `${href('processingPayment')}?order=${order.id}` : retryHref} size="small">
                {day ? <Trans>See the details of the transfer</Trans> : <Trans>Pay {amount}</Trans>}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              size="small"
              isLoading={isCanceling}
              onClick={() => (day ? setAsked(true) : void takeBack())}
            >
              <Trans>Put it back into the basket</Trans>
            </Button>
          </div>
        }
      >
        {day ? (
          <Trans>
            We wait for your bank transfer of {amount} until {day}.
          </Trans>
        ) : !canRetry ? (
          <Trans>Your gifts are kept in it. Take them back into the basket to order them once more.</Trans>
        ) : (
          <Trans>Your gifts are kept in it. Pay it after all, or take them back to change something.</Trans>
        )}
      </Notice>
      <OnceOpened isOpen={isAsked}>
        <ConfirmModal
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          title={<Trans>Give up your bank transfer?</Trans>}
          confirm={<Trans>Give it up</Trans>}
          cancel={<Trans>Keep the order</Trans>}
          onConfirm={() => void takeBack()}
          isLoading={isCanceling}
        >
          <Trans>
            If the money is on its way, keep the order: we send your gifts as soon as it arrives. Money that arrives after you
            have given the order up goes back to you.
          </Trans>
        </ConfirmModal>
      </OnceOpened>
    </div>
  )
}
