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
        // They were said of this order, not of the next.
        saveDraft({ receivers: undefined, acceptTerms: undefined })
        // What was placed lies in the basket no more, on a page that was not loaded anew neither.
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

/** What the buyer has left out, or cannot pay with, told when they press the button, and gone when it is mended. */
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
  /** What the shop says of the method stands beside it, until another is chosen. False when it says something else. */
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

/** The shop knows better than this page: what it says is shown. An order that is placed and cannot be paid yet is paid by retrying. */
function useRecovery(checkout: Checkout) {
  const router = useRouter()
  const href = useHref()
  return async ({ order, errors }: PaymentAnswerFragment) => {
    const isPlaced = errors.some(({ code }) => code === FAILURES.PAYMENT_UNAVAILABLE.code)
    // The other address alone brings no news: the page must hear that the basket is gone.
    await checkout.reload()
    if (isPlaced && order) router.history.push(`${href('checkout')}?error=unavailable&order=${order.id}`)
  }
}

/** A page that the browser kept while the buyer was away wakes with its button at rest. */
export function useSendingState() {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return [isSending, setSending] as const
}
