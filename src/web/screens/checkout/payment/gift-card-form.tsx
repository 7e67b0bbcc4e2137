import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { AddGiftcardPaymentDocument } from '../../../../generated/documents.ts'
import type { ShopFailure } from '../../../../shared/failures.ts'
import { findCardNumberFailure, findPinFailure, toCardNumber } from '../../../../shared/validation/card-number.ts'
import { useAsk } from '../../../client/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../form/text-field.tsx'
import { type Form, useForm } from '../form/use-form.ts'
import { FailedNotice, type StepFailure } from '../step/failed-notice.tsx'
import type { Checkout } from '../use-checkout.ts'

type CardValues = { cardNumber: string; pin: string }

/** Number and PIN of a gift card of ours. They are never kept in the browser. */
export function GiftCardForm({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const [form, frame] = useForm<CardValues>({ initial: { cardNumber: '', pin: '' }, listFailures })
  const { isSending, failure, send } = useAddCard(checkout, form)
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

function useAddCard(checkout: Checkout, form: Form<CardValues>) {
  const ask = useAsk()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    if (isSending || !form.check()) return
    setSending(true)
    try {
      const { solveCaptcha } = await import('../../../client/captcha.ts')
      const { addGiftcardPayment } = await ask(AddGiftcardPaymentDocument, {
        cardNumber: toCardNumber(form.values.cardNumber),
        pin: form.values.pin,
        captchaToken: await solveCaptcha(),
      })
      const { payment, errors } = addGiftcardPayment
      if (errors.length === 0 && payment) return checkout.replacePayment(payment)
      form.refuse(errors)
      setFailure(errors.find(({ referencedRequestParameter }) => !isField(referencedRequestParameter)))
    } catch {
      setFailure('unreachable')
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, send }
}

function isField(parameter: string | null | undefined): boolean {
  return parameter === 'cardNumber' || parameter === 'pin'
}
