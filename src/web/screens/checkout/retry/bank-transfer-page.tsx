import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type PaymentStandingFragment, PaymentStateDocument } from '../../../../generated/documents.ts'
import { formatDay } from '../../../client/dates.ts'
import { formatMoney } from '../../../client/numbers.ts'
import { useAsk, useHref, useShop } from '../../../client/use-shop.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MessagePage } from '../message-page.tsx'

/** Money takes days; a page that is left open so long tells that it has come. */
const LOOK_MS = 30_000

/** The money is on its way, or will be: what to tell the bank, and what happens then. */
export function BankTransferPage({ state: { order, bankTransfer, redirectUrl } }: { state: PaymentStandingFragment }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const href = useHref()
  useThanksForMoney(order.id)
  if (!bankTransfer) return null
  const facts = [
    { name: t`Amount`, text: formatMoney(bankTransfer.amount, locale) },
    { name: t`To the name of`, text: bankTransfer.accountHolder },
    { name: t`Account number`, text: bankTransfer.accountNumber },
    { name: t`BIC`, text: bankTransfer.bic },
    { name: t`Reference`, text: bankTransfer.reference },
    { name: t`Transfer before`, text: formatDay(bankTransfer.payBefore, locale) },
  ].filter(({ text }) => text)
  return (
    <MessagePage
      icon="clock"
      title={<Trans>Your order is waiting for your transfer</Trans>}
      body={
        <>
          <dl className="grid w-full gap-x-6 gap-y-2 rounded-field bg-mist p-5 tablet:grid-cols-[auto_1fr]">
            {facts.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-semibold tabular-nums max-tablet:mb-2">{text}</dd>
              </div>
            ))}
          </dl>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            <li>
              <Trans>Transfer the amount from your bank, and name the reference: by it we know your order.</Trans>
            </li>
            <li>
              <Trans>It takes one to three working days until your bank's money is with us.</Trans>
            </li>
            <li>
              <Trans>Then we confirm by email and send the gift cards at once, or on the day you have chosen.</Trans>
            </li>
          </ol>
        </>
      }
      actions={
        <>
          {redirectUrl && (
            <ButtonLink href={redirectUrl} variant="secondary" target="_blank" rel="noopener" trailingIcon="external">
              <Trans>View these details at the payment provider's</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={href('thankYou', { uuid: order.id })}>
            <Trans>To your order</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Nothing is lost: prices and stock are kept for you until the day below.</Trans>
    </MessagePage>
  )
}

function useThanksForMoney(orderUuid: string): void {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const thanks = href('thankYou', { uuid: orderUuid })
  useEffect(() => {
    const look = async () => {
      const { paymentState } = await ask(PaymentStateDocument, { orderUuid })
      if (paymentState?.status === 'COMPLETED') router.history.replace(thanks)
    }
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
    return () => clearInterval(timer)
  }, [ask, router, orderUuid, thanks])
}
