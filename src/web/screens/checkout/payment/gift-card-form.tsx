import { Trans, useLingui } from '@lingui/react/macro'
import { AddGiftcardPaymentDocument } from '../../../../generated/documents.ts'
import type { ShopFailure } from '../../../../shared/failures.ts'
import { findCardNumberFailure, findPinFailure, toCardNumber } from '../../../../shared/validation/card-number.ts'
import type { CallFailure } from '../../../client/opened-modal.ts'
import { useAsk } from '../../../client/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../form/text-field.tsx'
import { useForm } from '../form/use-form.ts'
import { useSending } from '../form/use-sending.ts'
import { FailedNotice } from '../step/failed-notice.tsx'
import type { Checkout } from '../use-checkout.ts'

type Ask = ReturnType<typeof useAsk>
type CardValues = { cardNumber: string; pin: string }

/** Number and PIN of a gift card of ours. They are never kept in the browser. */
export function GiftCardForm({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const [form, frame] = useForm<CardValues>({ initial: { cardNumber: '', pin: '' }, listFailures })
  const ask = useAsk()
  const { isSending, failure, send } = useSending(form, () => addCard(ask, checkout, form.values))
  return (
    <form ref={frame} onSubmit={send} noValidate className="flex flex-col gap-4">
      <FailedNotice failure={failure} />
      <div className="grid items-start gap-x-4 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          form={form}
          name="cardNumber"
          label={t`Card number`}
          hint={t`The 19 digits on your card`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          aria-required
        />
        <TextField
          form={form}
          name="pin"
          label={t`PIN`}
          hint={t`6 digits`}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-required
        />
      </div>
      <Button type="submit" variant="secondary" isLoading={isSending} className="self-start">
        <Trans>Add this gift card</Trans>
      </Button>
    </form>
  )
}

function listFailures({ cardNumber, pin }: CardValues): ShopFailure[] {
  const faults = { cardNumber: findCardNumberFailure(cardNumber), pin: findPinFailure(pin) }
  return Object.entries(faults).flatMap(([parameter, name]) => (name ? [{ name, parameter }] : []))
}

async function addCard(ask: Ask, checkout: Checkout, { cardNumber, pin }: CardValues): Promise<readonly CallFailure[]> {
  const { solveCaptcha } = await import('../../../client/captcha.ts')
  const { addGiftcardPayment } = await ask(AddGiftcardPaymentDocument, {
    cardNumber: toCardNumber(cardNumber),
    pin,
    captchaToken: await solveCaptcha(),
  })
  if (addGiftcardPayment.payment) checkout.replacePayment(addGiftcardPayment.payment)
  return addGiftcardPayment.errors
}
