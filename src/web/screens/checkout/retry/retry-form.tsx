import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  type PayableMethodFragment,
  type PaymentStandingFragment,
  RetryMethodsDocument,
  RetryPaymentDocument,
} from '../../../../generated/documents.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { readDraft } from '../../../features/checkout/checkout-draft.ts'
import { savePlacedOrder } from '../../../features/checkout/placed-order.ts'
import { Answered } from '../../../features/feedback/answered.tsx'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import { PaymentLines } from '../../../features/order-summary/payment-lines.tsx'
import { Line } from '../../../features/order-summary/totals-list.tsx'
import type { StepFailure } from '../../../forms/step-failure.ts'
import { useFailureTexts } from '../../../i18n/failures/use-failure-texts.ts'
import { formatMoney } from '../../../i18n/numbers.ts'
import { useAsk, useShop } from '../../../session/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { limitToOffered, type MethodChoice, needsBank } from '../payment/method-choice.ts'
import { MethodFields } from '../payment/method-fields.tsx'
import { forgetKey, keyFor } from '../payment/submission-key.ts'
import { useFollowPayment } from '../payment/use-follow-payment.ts'
import { useSendingState } from '../payment/use-place-order.ts'

type RetryFormProps = {
  state: PaymentStandingFragment
  /** Called before the buyer leaves to pay, so that leaving the page does not discard the order. */
  onSend: () => void
}

/** Pays the same order again, by a method that this order allows. */
export function RetryForm({ state, onSend }: RetryFormProps) {
  const { answer, again } = useAnswer(RetryMethodsDocument, { orderUuid: state.order.id })
  return (
    <Answered answer={answer} onRetry={again}>
      {({ paymentMethods }) => <MethodForm state={state} onSend={onSend} offered={paymentMethods} />}
    </Answered>
  )
}

type MethodFormProps = RetryFormProps & { offered: readonly PayableMethodFragment[] }

/** The method of before is chosen already. */
function MethodForm({ state, offered, onSend }: MethodFormProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const translate = useFailureTexts()
  const [choice, setChoice] = useState<MethodChoice>(() =>
    limitToOffered({ ...readDraft(), paymentMethod: state.order.paymentMethod ?? undefined } as MethodChoice, offered),
  )
  const [isTried, setTried] = useState(false)
  const { isSending, failure, retry } = useRetry(state, choice, onSend)
  const lacksBank = needsBank(choice, offered)
  const amount = formatMoney(state.amount, locale)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (choice.paymentMethod && !lacksBank) void retry()
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full flex-col gap-5">
      <FailedNotice failure={failure} />
      {state.giftcards.length > 0 && <LeftToPay state={state} />}
      <MethodFields
        methods={offered}
        choice={choice}
        onChoose={setChoice}
        error={isTried && !choice.paymentMethod ? translate?.({ name: 'PAYMENT_METHOD_REQUIRED' }) : undefined}
        bankError={isTried && lacksBank ? t`Please choose your bank` : undefined}
      />
      <Button type="submit" size="large" isLoading={isSending} trailingIcon="arrow-right" className="tablet:self-start">
        <Trans>Pay {amount}</Trans>
      </Button>
    </form>
  )
}

function LeftToPay({ state }: { state: PaymentStandingFragment }) {
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-mist p-5">
      <Line name={<Trans>Total</Trans>} amount={state.order.totals.grandTotal} />
      <PaymentLines payment={state} rest={<Trans>Left to pay</Trans>} />
    </dl>
  )
}

function useRetry(state: PaymentStandingFragment, choice: MethodChoice, onSend: () => void) {
  const ask = useAsk()
  const follow = useFollowPayment()
  const [isSending, setSending] = useSendingState()
  const [failure, setFailure] = useState<StepFailure>()
  const retry = async () => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    const orderUuid = state.order.id
    const { paymentMethod, issuer } = choice
    const choices = { orderUuid, paymentMethod: paymentMethod ?? null, issuer: issuer ?? null }
    try {
      const { retryPayment } = await ask(RetryPaymentDocument, { ...choices, idempotencyKey: keyFor(choices) })
      forgetKey()
      if (retryPayment.errors.length === 0) {
        savePlacedOrder(orderUuid)
        onSend()
        if (follow(retryPayment)) return
      }
      setFailure(retryPayment.errors[0])
    } catch {
      setFailure('unreachable')
    }
    setSending(false)
  }
  return { isSending, failure, retry }
}
