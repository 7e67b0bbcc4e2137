import { useRouter } from '@tanstack/react-router'
import { type PayableMethodFragment, type PaymentAnswerFragment, PlaceOrderDocument } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import type { CallFailure } from '#web/data/call-failure.ts'
import { readDraft, saveDraft } from '#web/features/checkout/checkout-draft.ts'
import { savePlacedOrder } from '#web/features/checkout/placed-order.ts'
import { savePurchase, toTrackedOrder } from '#web/features/checkout/track-checkout.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { limitToOffered, listMethodFailures, type MethodChoice, NO_CHOICE } from '#web/features/payment-methods/method-choice.ts'
import { useFollowPayment, useReloadWhenRestored } from '#web/features/payment-methods/use-follow-payment.ts'
import { toFailures } from '#web/forms/form-failures.ts'
import { forgetKey, keyFor } from '#web/forms/submission-key.ts'
import { useForm } from '#web/forms/use-form.ts'
import { notifyBasketChanged } from '#web/session/basket-tabs.ts'
import { useAsk, useHref } from '#web/session/use-shop.ts'
import { track } from '#web/tracking/track.ts'
import type { PayerForm } from '../payer/use-payer-form.ts'

/** A gift card is added by a form of its own, which is between the first part of this form and its button. */
export const PAYMENT_FORM_ID = 'payment'

export type PaymentValues = MethodChoice & { acceptTerms: boolean }

type Paying = {
  checkout: Checkout
  /** The methods that this buyer may choose on this device. */
  methods: readonly PayableMethodFragment[]
  /** Filled in on the same page, and saved before the order is placed. */
  payer: PayerForm | undefined
}

/** Places the order once, however often the button is pressed, and opens the page where it is paid. */
export function usePaymentForm({ checkout, methods, payer }: Paying) {
  const ask = useAsk()
  const follow = useFollowPayment()
  const recover = useRecovery(checkout)
  useReloadWhenRestored()
  return useForm<PaymentValues>({
    initial: { ...NO_CHOICE, acceptTerms: false },
    mode: 'onSend',
    draft: { restore: restoreChoices, save: saveDraft },
    listFailures: (values) => [
      ...(checkout.toPay.value > 0 ? listMethodFailures(values, methods) : []),
      ...toFailures({ acceptTerms: values.acceptTerms ? undefined : 'TERMS_REQUIRED' }),
    ],
    send: async (values) => {
      if (payer && !(await payer.save())) return []
      const choice = limitToOffered(values, methods)
      const input = toInput(checkout, choice)
      track('add_payment_info', { ...toTrackedOrder(checkout.cart), payment_type: input.paymentMethod ?? 'giftcard' })
      const idempotencyKey = keyFor('checkout', { cart: checkout.cart.id, ...input })
      const { placeOrder: answer } = await ask(PlaceOrderDocument, { input, idempotencyKey })
      forgetKey('checkout')
      if (answer.order) finishCheckout(checkout, answer.order.id)
      if (answer.errors.length === 0) await follow(answer)
      await recover(answer)
      payer?.refuse(answer.errors.filter(isAboutPayer))
      return payer ? answer.errors.filter((error) => !isAboutPayer(error)) : answer.errors
    },
  })
}

function isAboutPayer({ referencedRequestParameter }: CallFailure): boolean {
  return referencedRequestParameter?.startsWith('billingAddress.') ?? false
}

function restoreChoices(): PaymentValues | undefined {
  const { paymentMethod, issuer, acceptTerms = false } = readDraft()
  return paymentMethod || acceptTerms ? { paymentMethod, issuer, acceptTerms } : undefined
}

function toInput({ cart, toPay }: Checkout, { paymentMethod, issuer }: MethodChoice) {
  return {
    ...(toPay.value > 0 ? { paymentMethod, issuer } : {}),
    acceptTerms: true,
    newsletter: readDraft().newsletter ?? false,
    expectedTotal: cart.totals.grandTotal.value,
    expectedToPay: toPay.value,
  }
}

function finishCheckout({ cart }: Checkout, orderUuid: string): void {
  savePlacedOrder(orderUuid)
  savePurchase(orderUuid, cart)
  // They belong to this order, not to the next.
  saveDraft({ receivers: undefined, acceptTerms: undefined })
  // The basket is empty now; this also updates pages that are not loaded again.
  notifyBasketChanged(0)
}

/** Loads a page again that is out of date. An order that was placed but cannot be paid yet is paid through "try again". */
function useRecovery(checkout: Checkout) {
  const router = useRouter()
  const href = useHref()
  return async ({ order, errors }: PaymentAnswerFragment) => {
    const isPlaced = errors.some(({ code }) => code === FAILURES.PAYMENT_UNAVAILABLE.code)
    // The new address alone does not reload the data: the page must learn that the basket is gone.
    await checkout.reload()
    if (isPlaced && order) router.history.push(`${href('checkout')}?error=unavailable&order=${order.id}`)
  }
}
