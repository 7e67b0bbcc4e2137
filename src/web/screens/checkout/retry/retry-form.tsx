import { Trans } from '@lingui/react/macro'
import {
  type PayableMethodFragment,
  type PaymentStatusFragment,
  RetryMethodsDocument,
  RetryPaymentDocument,
} from '#generated/documents.ts'
import { useAnswer } from '#web/data/use-answer.ts'
import { readDraft } from '#web/features/checkout/checkout-draft.ts'
import { savePlacedOrder } from '#web/features/checkout/placed-order.ts'
import { Answered } from '#web/features/feedback/answered.tsx'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { PaymentLines } from '#web/features/order-summary/payment-lines.tsx'
import { Line } from '#web/features/order-summary/totals-list.tsx'
import {
  limitToOffered,
  listMethodFailures,
  type MethodChoice,
  NO_CHOICE,
  sortForDevice,
} from '#web/features/payment-methods/method-choice.ts'
import { MethodFields } from '#web/features/payment-methods/method-fields.tsx'
import { useFollowPayment, useReloadWhenRestored } from '#web/features/payment-methods/use-follow-payment.ts'
import { useWallets } from '#web/features/payment-methods/wallets.ts'
import { forgetKey, keyFor } from '#web/forms/submission-key.ts'
import { useForm } from '#web/forms/use-form.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'

type RetryFormProps = {
  state: PaymentStatusFragment
  /** Called before the buyer leaves to pay, so that leaving the page does not cancel the order. */
  onSend: () => void
}

/** Pays the same order again, with a method that this order allows. */
export function RetryForm({ state, onSend }: RetryFormProps) {
  const { answer, reload } = useAnswer(RetryMethodsDocument, { orderUuid: state.order.id })
  return (
    <Answered answer={answer} onRetry={reload}>
      {({ paymentMethods }) => <MethodForm state={state} onSend={onSend} offered={paymentMethods} />}
    </Answered>
  )
}

type MethodFormProps = RetryFormProps & { offered: readonly PayableMethodFragment[] }

/** The method of the last attempt is preselected. */
function MethodForm({ state, offered: all, onSend }: MethodFormProps) {
  const { locale } = useShop()
  const offered = sortForDevice(all, useWallets())
  const ask = useAsk()
  const follow = useFollowPayment()
  useReloadWhenRestored()
  const form = useForm<MethodChoice>({
    initial: {
      ...NO_CHOICE,
      ...limitToOffered({ ...readDraft(), paymentMethod: state.order.paymentMethod ?? undefined }, offered),
    },
    mode: 'onSend',
    listFailures: (values) => listMethodFailures(values, offered),
    send: async (values) => {
      const { paymentMethod = null, issuer = null } = limitToOffered(values, offered)
      const choices = { orderUuid: state.order.id, paymentMethod, issuer }
      const { retryPayment } = await ask(RetryPaymentDocument, { ...choices, idempotencyKey: keyFor('checkout', choices) })
      forgetKey('checkout')
      if (retryPayment.errors.length > 0) return retryPayment.errors
      savePlacedOrder(state.order.id)
      onSend()
      return follow(retryPayment)
    },
  })
  const amount = formatMoney(state.amount, locale)
  return (
    <form {...form.props} data-paying className="flex w-full flex-col gap-5">
      <FailedNotice failure={form.failure} />
      {state.giftcards.length > 0 && <LeftToPay state={state} />}
      <MethodFields form={form} methods={offered} />
      <Button type="submit" size="large" isLoading={form.isSending} trailingIcon="arrow-right" className="tablet:self-start">
        <Trans>Pay {amount}</Trans>
      </Button>
    </form>
  )
}

function LeftToPay({ state }: { state: PaymentStatusFragment }) {
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-mist p-5">
      <Line name={<Trans>Total</Trans>} amount={state.order.totals.grandTotal} />
      <PaymentLines payment={state} rest={<Trans>Left to pay</Trans>} />
    </dl>
  )
}
