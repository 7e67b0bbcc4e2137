import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type PaymentAnswerFragment, PlaceOrderDocument, type RefusalFragment } from '../../../../generated/documents.ts'
import { FAILURES } from '../../../../shared/failures.ts'
import { readDraft, saveDraft } from '../../../features/checkout/checkout-draft.ts'
import { savePlacedOrder } from '../../../features/checkout/placed-order.ts'
import { savePurchase, toTrackedOrder } from '../../../features/checkout/track-checkout.ts'
import type { Checkout } from '../../../features/checkout/use-checkout.ts'
import type { StepFailure } from '../../../forms/step-failure.ts'
import { useFailureTexts } from '../../../i18n/failures/use-failure-texts.ts'
import { notifyBasketChanged } from '../../../session/basket-tabs.ts'
import { useAsk, useHref } from '../../../session/use-shop.ts'
import { track } from '../../../tracking/track.ts'
import { type MethodChoice, needsBank } from './method-choice.ts'
import { forgetKey, keyFor } from './submission-key.ts'
import { useFollowPayment } from './use-follow-payment.ts'

type Choices = {
  checkout: Checkout
  choice: MethodChoice
  isAgreed: boolean
  form: RefObject<HTMLFormElement | null>
}
type FieldErrors = Partial<Record<'paymentMethod' | 'issuer' | 'acceptTerms', string | undefined>>

/** Places the order once, however often the button is pressed, and goes on to where it is paid. */
export function usePlaceOrder({ checkout, choice, isAgreed, form }: Choices) {
  const ask = useAsk()
  const follow = useFollowPayment()
  const recover = useRecovery(checkout)
  const [isSending, setSending] = useSendingState()
  const [failure, setFailure] = useState<StepFailure>()
  const { errors, check, refuse } = useFieldErrors({ checkout, choice, isAgreed, form })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    if (isSending || !check()) return
    setSending(true)
    const input = toInput(checkout, choice)
    track('add_payment_info', {
      ...toTrackedOrder(checkout.cart),
      payment_type: choice.cardType ?? input.paymentMethod ?? 'giftcard',
    })
    try {
      const idempotencyKey = keyFor({ cart: checkout.cart.id, ...input })
      const { placeOrder: answer } = await ask(PlaceOrderDocument, { input, idempotencyKey })
      forgetKey()
      if (answer.order) {
        savePlacedOrder(answer.order.id)
        savePurchase(answer.order.id, checkout.cart)
        // They belong to this order, not to the next.
        saveDraft({ receivers: undefined, acceptTerms: undefined })
        // The basket is empty now, also on pages that are not loaded again.
        notifyBasketChanged(0)
      }
      if (answer.errors.length === 0 && follow(answer)) return
      if (!refuse(answer.errors[0])) setFailure(answer.errors[0])
      await recover(answer)
    } catch {
      setFailure('unreachable')
    }
    setSending(false)
  }
  return { errors, isSending, failure, submit }
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

/** What is missing or was refused: shown when the buyer presses the button, and gone when corrected. */
function useFieldErrors({ checkout, choice, isAgreed, form }: Choices) {
  const { t } = useLingui()
  const translate = useFailureTexts()
  const [tried, setTried] = useState(0)
  const [refused, setRefused] = useState<{ failure: RefusalFragment; method: string | undefined }>()
  const answered = useRef(0)
  const hasWords = translate !== undefined
  useEffect(() => {
    if (!hasWords || tried === answered.current) return
    answered.current = tried
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [tried, hasWords, form])
  const isDue = checkout.toPay.value > 0
  const left: FieldErrors = {
    ...(isDue && !choice.paymentMethod ? { paymentMethod: translate?.({ name: 'PAYMENT_METHOD_REQUIRED' }) } : {}),
    ...(isDue && needsBank(choice, checkout.methods) ? { issuer: t`Please choose your bank` } : {}),
    ...(isAgreed ? {} : { acceptTerms: translate?.({ name: 'TERMS_REQUIRED' }) }),
  }
  const check = () => {
    setRefused(undefined)
    if (Object.keys(left).length === 0) return true
    setTried((count) => count + 1)
    return false
  }
  /** Shows a refusal of the method beside it, until another is chosen. False when the refusal is about something else. */
  const refuse = (failure: RefusalFragment | undefined) => {
    if (failure?.referencedRequestParameter !== 'paymentMethod') return false
    setRefused({ failure, method: choice.paymentMethod })
    setTried((count) => count + 1)
    return true
  }
  const isRefused = refused !== undefined && refused.method === choice.paymentMethod
  const errors = { ...(tried === 0 ? {} : left), ...(isRefused ? { paymentMethod: translate?.(refused.failure) } : {}) }
  return { errors, check, refuse }
}

/** This page is out of date, so it is loaded again. An order that is placed but not payable yet is paid by retrying. */
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

/** A page restored from the browser's back/forward cache is reloaded, because its button would still be loading. */
export function useSendingState() {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const reloadRestored = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    window.addEventListener('pageshow', reloadRestored)
    return () => window.removeEventListener('pageshow', reloadRestored)
  }, [])
  return [isSending, setSending] as const
}
