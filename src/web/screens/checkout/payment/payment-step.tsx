import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Step } from '#web/features/checkout/checkout-steps.ts'
import { describeProblems } from '#web/features/checkout/describe-problems.ts'
import { type Checkout, listMethodsFor } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { CheckboxField } from '#web/features/form-fields/checkbox-field.tsx'
import { limitToOffered, sortForDevice } from '#web/features/payment-methods/method-choice.ts'
import { MethodFields } from '#web/features/payment-methods/method-fields.tsx'
import { useWallets } from '#web/features/payment-methods/wallets.ts'
import type { Form } from '#web/forms/use-form.ts'
import type { SendFailure } from '#web/forms/use-sending.ts'
import { useFailureTexts } from '#web/i18n/failures/use-failure-texts.ts'
import { formatMoney } from '#web/i18n/numbers.ts'
import { useHref, useShop } from '#web/session/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PayerForm } from '../payer/use-payer-form.ts'
import { StepActions } from '../step-actions.tsx'
import { useStepHref } from '../use-step-href.ts'
import { GiftCardPayments } from './gift-card-payments.tsx'
import { PAYMENT_FORM_ID, type PaymentValues, usePaymentForm } from './use-payment-form.ts'

type PaymentStepProps = {
  checkout: Checkout
  /** The payer, if the same page asks for it. */
  payer?: PayerForm
  children?: ReactNode
}

/** The payment method. Card numbers are typed on the payment provider's page, never here. `children` come before the methods, in the same form. */
export function PaymentStep({ checkout, payer, children }: PaymentStepProps) {
  const { locale } = useShop()
  const hrefOf = useStepHref()
  const customerType = payer?.values.customerType ?? checkout.cart.billingAddress?.customerType
  const methods = sortForDevice(listMethodsFor(checkout.methods, customerType), useWallets())
  const form = usePaymentForm({ checkout, methods, payer })
  const { paymentMethod } = limitToOffered(form.values, methods)
  useInvoiceTerms(paymentMethod === 'invoice' && checkout.profile ? payer : undefined)
  const isPaid = checkout.toPay.value === 0
  const amount = formatMoney(checkout.toPay, locale)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Both parts show their errors, and the first error gets the focus.
    if (payer && !payer.check()) form.check()
    else void form.send()
  }
  return (
    <>
      <PaymentFailure failure={form.failure} hrefOf={hrefOf} />
      <Problems checkout={checkout} />
      <form {...form.props} id={PAYMENT_FORM_ID} onSubmit={submit} className="flex flex-col gap-5">
        {children}
        {isPaid ? (
          <Notice tone="success" title={<Trans>Your gift cards cover everything</Trans>}>
            <Trans>There is nothing left to pay.</Trans>
          </Notice>
        ) : (
          <Panel title={<Trans>Payment</Trans>} aside={<SafeMark isHidden={paymentMethod === 'invoice'} />}>
            <MethodFields form={form} methods={methods} />
          </Panel>
        )}
      </form>
      <GiftCardPayments checkout={checkout} />
      <Terms form={form} hasDigital={checkout.cart.groupedTotals.digitalTotal.qty > 0} />
      <StepActions
        checkout={checkout}
        isSending={form.isSending}
        formId={PAYMENT_FORM_ID}
        {...(payer ? {} : { backHref: hrefOf('shipping') })}
        label={isPaid || paymentMethod === 'invoice' ? <Trans>Place order</Trans> : <Trans>Pay {amount}</Trans>}
      />
    </>
  )
}

/** The reason why the order was not placed, with a link to the step where that can be corrected. */
function PaymentFailure({ failure, hrefOf }: { failure: SendFailure; hrefOf: (step: Step) => string }) {
  const parameter = typeof failure === 'object' ? (failure.referencedRequestParameter ?? '') : ''
  return (
    <FailedNotice
      failure={failure}
      action={
        parameter.startsWith('billingAddress') ? (
          <Link href={hrefOf('data')} variant="standalone">
            <Trans>Go to your data</Trans>
          </Link>
        ) : parameter.startsWith('shipments') ? (
          <Link href={hrefOf('shipping')} variant="standalone">
            <Trans>Back to shipping</Trans>
          </Link>
        ) : undefined
      }
    />
  )
}

/** Whether a company pays before or after delivery depends on its data, so the data is saved when it chooses an invoice. */
function useInvoiceTerms(payer: PayerForm | undefined): void {
  const save = useEffectEvent(() => void payer?.save())
  const isReady = payer?.isComplete ?? false
  useEffect(() => {
    if (isReady) save()
  }, [isReady])
}

/** An invoice is not paid on the provider's page, so the logo is hidden. It keeps its space, so that no method moves while the buyer chooses it. */
function SafeMark({ isHidden }: { isHidden: boolean }) {
  return (
    <p className={classNames('flex items-center gap-2 text-sm font-semibold text-trust', isHidden && 'invisible')}>
      <Icon name="shield" />
      <Trans>You’ll pay securely on our payment provider’s page</Trans>
    </p>
  )
}

/** Changes since the basket was filled, shown before payment. */
function Problems({ checkout: { cart } }: { checkout: Checkout }) {
  const href = useHref()
  const translate = useFailureTexts()
  if (cart.problems.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={<Trans>Something in your basket has changed</Trans>}
      action={
        <Link href={href('cart')} variant="standalone">
          <Trans>Back to basket</Trans>
        </Link>
      }
    >
      <ul>
        {(translate ? describeProblems(cart, translate) : []).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

type TermsProps = { form: Form<Pick<PaymentValues, 'acceptTerms'>>; hasDigital: boolean }

/** Spec §1: the right to cancel is waived for digital cards. A buyer without digital cards has nothing to waive. */
function Terms({ form, hasDigital }: TermsProps) {
  const { t } = useLingui()
  const href = useHref()
  const terms = { href: href('terms'), newTabLabel: t`opens in a new tab` }
  return (
    <CheckboxField
      form={form}
      name="acceptTerms"
      formId={PAYMENT_FORM_ID}
      aria-required
      label={
        hasDigital ? (
          <Trans>
            I agree to the <Link {...terms}>terms and conditions</Link>, and know that a digital gift card cannot be returned once
            it is sent.
          </Trans>
        ) : (
          <Trans>
            I agree to the <Link {...terms}>terms and conditions</Link>.
          </Trans>
        )
      }
    />
  )
}
