import { Trans, useLingui } from '@lingui/react/macro'
import { describeProblems } from '../../../features/checkout/describe-problems.ts'
import { Panel } from '../../../features/feedback/panel.tsx'
import { limitToOffered } from '../../../features/payment-methods/method-choice.ts'
import { MethodFields } from '../../../features/payment-methods/method-fields.tsx'
import type { Form } from '../../../forms/use-form.ts'
import { useFailureTexts } from '../../../i18n/failures/use-failure-texts.ts'
import { formatMoney } from '../../../i18n/numbers.ts'
import { useHref, useShop } from '../../../session/use-shop.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StepActions } from '../step/step-actions.tsx'
import type { StepProps } from '../step/step-props.ts'
import { useStepHref } from '../use-step-href.ts'
import { GiftCardPayments } from './gift-card-payments.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import { type PaymentValues, usePaymentForm } from './use-payment-form.ts'

/** How it is paid. Card numbers are typed at the payment provider's, never here. */
export function PaymentStep({ checkout }: Pick<StepProps, 'checkout'>) {
  const { locale } = useShop()
  const hrefOf = useStepHref()
  const form = usePaymentForm(checkout)
  const { paymentMethod } = limitToOffered(form.values, checkout.methods)
  const isPaid = checkout.toPay.value === 0
  const amount = formatMoney(checkout.toPay, locale)
  return (
    <>
      <PaymentFailure failure={form.failure} hrefOf={hrefOf} />
      <Problems checkout={checkout} />
      <GiftCardPayments checkout={checkout} />
      <form {...form.props} className="flex flex-col gap-5">
        {isPaid ? (
          <Notice tone="success" title={<Trans>Your gift cards pay it all</Trans>}>
            <Trans>There is nothing left to pay.</Trans>
          </Notice>
        ) : (
          <Panel title={<Trans>Payment method</Trans>} aside={<SafeMark />}>
            <MethodFields form={form} methods={checkout.methods} />
          </Panel>
        )}
        <Terms form={form} hasDigital={checkout.cart.groupedTotals.digitalTotal.qty > 0} />
        <StepActions
          checkout={checkout}
          isSending={form.isSending}
          backHref={hrefOf('shipping')}
          label={isPaid || paymentMethod === 'invoice' ? <Trans>Place the order</Trans> : <Trans>Pay {amount}</Trans>}
        />
      </form>
    </>
  )
}

function SafeMark() {
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-trust">
      <Icon name="shield" />
      <Trans>At our payment provider, over a safe connection</Trans>
    </p>
  )
}

/** What has changed since the basket was filled, shown before payment. */
function Problems({ checkout: { cart } }: Pick<StepProps, 'checkout'>) {
  const href = useHref()
  const translate = useFailureTexts()
  if (cart.problems.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={<Trans>Something in your basket has changed</Trans>}
      action={
        <Link href={href('cart')} variant="standalone">
          <Trans>To the basket</Trans>
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

/** Spec §1: cancellation is waived for digital cards. Who orders none has nothing to waive. */
function Terms({ form, hasDigital }: TermsProps) {
  const { t } = useLingui()
  const href = useHref()
  const terms = { href: href('terms'), newTabLabel: t`opens in a new tab` }
  return (
    <Checkbox
      name="acceptTerms"
      checked={form.values.acceptTerms}
      onChange={(event) => form.change({ acceptTerms: event.target.checked })}
      error={form.errorOf('acceptTerms')}
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
