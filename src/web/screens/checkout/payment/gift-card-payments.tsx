import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RemoveGiftcardPaymentDocument } from '#generated/documents.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { type SendFailure, useSending } from '#web/forms/use-sending.ts'
import { useFailureTexts } from '#web/i18n/failures/use-failure-texts.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { GiftCardForm } from './gift-card-form.tsx'

/** Choice Gift Cards that pay the order or a part of it. */
export function GiftCardPayments({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { takesGiftcards, giftcards, toPay } = checkout
  const [failure, setFailure] = useState<SendFailure>()
  return (
    <section aria-label={t`Gift cards`} className="flex flex-col gap-3">
      <FailedNotice failure={failure} />
      {giftcards.length > 0 && (
        <ul className="flex flex-col gap-3">
          {giftcards.map((card) => (
            <AddedCard key={card.id} card={card} checkout={checkout} onSent={setFailure} />
          ))}
        </ul>
      )}
      {toPay.value > 0 && (
        <details className="group/giftcard" open={giftcards.length === 0 ? undefined : false}>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-accent-deep">
            <Icon name="plus" className="transition-transform group-open/giftcard:rotate-45" />
            {giftcards.length === 0 ? <Trans>Paying with a gift card?</Trans> : <Trans>Add another gift card</Trans>}
          </summary>
          <div className="mt-3 rounded-card bg-surface p-5 shadow-card tablet:p-8">
            {takesGiftcards ? (
              <>
                <p className="mb-5 text-ink-soft">
                  <Trans>A Choice Gift Card pays all of it, or a part.</Trans>
                </p>
                {/* A new form after each added card, without the errors of the last one. */}
                <GiftCardForm key={giftcards.length} checkout={checkout} />
              </>
            ) : (
              <p>
                <Trans>
                  Choice Gift Cards cannot be bought with a gift card. Please choose another way to pay, or order them separately.
                </Trans>
              </p>
            )}
          </div>
        </details>
      )}
    </section>
  )
}

type AddedCardProps = {
  card: Checkout['giftcards'][number]
  checkout: Checkout
  onSent: (failure: SendFailure) => void
}

function AddedCard({ card, checkout, onSent }: AddedCardProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const translate = useFailureTexts()
  const ask = useAsk()
  const { send } = useSending()
  const remove = () =>
    send(async () => {
      const { payment, errors } = (await ask(RemoveGiftcardPaymentDocument, { giftcardPaymentId: card.id })).removeGiftcardPayment
      if (payment) checkout.replacePayment(payment)
      return errors
    }).then(onSent)
  const balance = formatMoney(card.balance, locale)
  return (
    <li className="flex items-center gap-3 rounded-field bg-success-pale py-2 pr-2 pl-4">
      <Icon name="gift" className="text-success" />
      <span className="min-w-0 grow leading-snug">
        <span className="block font-semibold">
          {card.title} •••• {card.lastFour}
        </span>
        <span className="text-sm">
          {card.error ? <span className="text-danger">{translate?.(card.error)}</span> : <Trans>Balance {balance}</Trans>}
        </span>
      </span>
      <strong className="shrink-0 whitespace-nowrap tabular-nums">
        {formatMoney({ ...card.amount, value: -card.amount.value }, locale)}
      </strong>
      <IconButton icon="trash" label={t`Remove gift card ${card.lastFour}`} onClick={() => void remove()} />
    </li>
  )
}
