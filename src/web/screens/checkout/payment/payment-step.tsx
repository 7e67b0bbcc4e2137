import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { saveDraft, useDraft } from '../../../features/checkout/checkout-draft.ts'
import { describeProblems } from '../../../features/checkout/describe-problems.ts'
import { Panel } from '../../../features/feedback/panel.tsx'
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
import { limitToOffered, type MethodChoice, needsBank } from './method-choice.ts'
import { MethodFields } from './method-fields.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import { usePlaceOrder } from './use-place-order.ts'

/** How it is paid. Card numbers are typed at the payment provider's, never here. */
export function PaymentStep({ checkout }: Pick<StepProps, 'checkout'>) {
  const { locale } = useShop()
  const hrefOf = useStepHref()
  const form = useRef<HTMLFormElement>(null)
  const { choice, choose } = useMethodChoice(checkout.methods)
  const [isAgreed, setAgreed] = useState(useDraft().acceptTerms ?? false)
  const { errors, isSending, failure, submit } = usePlaceOrder({ checkout, choice, isAgreed, form })
  const isPaid = checkout.toPay.value === 0
  const amount = formatMoney(checkout.toPay, locale)
  return (
    <>
      <PaymentFailure failure={failure} hrefOf={hrefOf} />
      <Problems checkout={checkout} />
      <GiftCardPayments checkout={checkout} />
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {isPaid ? (
          <Notice tone="success" title={<Trans>Your gift cards pay it all</Trans>}>
            <Trans>There is nothing left to pay.</Trans>
          </Notice>
        ) : (
          <Panel title={<Trans>Payment method</Trans>} aside={<SafeMark />}>
            <MethodFields
              methods={checkout.methods}
              choice={choice}
              onChoose={choose}
              error={errors.paymentMethod}
              bankError={errors.issuer}
            />
          </Panel>
        )}
        <Terms
          isAgreed={isAgreed}
          onAgree={(acceptTerms) => {
            setAgreed(acceptTerms)
            saveDraft({ acceptTerms })
          }}
          error={errors.acceptTerms}
          hasDigital={checkout.cart.groupedTotals.digitalTotal.qty > 0}
        />
        <StepActions
          checkout={checkout}
          isSending={isSending}
          backHref={hrefOf('shipping')}
          label={isPaid || choice.paymentMethod === 'invoice' ? <Trans>Place the order</Trans> : <Trans>Pay {amount}</Trans>}
        />
      </form>
    </>
  )
}

/** Remembered for as long as the tab is open. */
function useMethodChoice(methods: StepProps['checkout']['methods']) {
  const [known, setKnown] = useState<MethodChoice>(useDraft())
  const choice = limitToOffered(known, methods)
  const choose = (next: MethodChoice) => {
    setKnown(next)
    saveDraft({ paymentMethod: undefined, issuer: undefined, cardType: undefined, ...next })
  }
  return { choice, choose, lacksBank: needsBank(choice, methods) }
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

type TermsProps = { isAgreed: boolean; onAgree: (isAgreed: boolean) => void; error: string | undefined; hasDigital: boolean }

/** Spec §1: cancellation is waived for digital cards. Who orders none has nothing to waive. */
function Terms({ isAgreed, onAgree, error, hasDigital }: TermsProps) {
  const { t } = useLingui()
  const href = useHref()
  const terms = { href: href('terms'), newTabLabel: t`opens in a new tab` }
  return (
    <Checkbox
      name="acceptTerms"
      checked={isAgreed}
      onChange={(event) => onAgree(event.target.checked)}
      error={error}
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
