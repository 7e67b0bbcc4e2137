import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CheckoutQuery, PictureFragment } from '#generated/documents.ts'
import { furthestStep, listParcels, readStep, type Step } from '../../features/checkout/checkout-steps.ts'
import { useTrackedCheckout } from '../../features/checkout/track-checkout.ts'
import { type Checkout, useCheckout } from '../../features/checkout/use-checkout.ts'
import { MessagePage } from '../../features/feedback/message-page.tsx'
import { HydratedFields } from '../../features/form-fields/hydrated-form.tsx'
import { useFailureTexts } from '../../i18n/failures/use-failure-texts.ts'
import { useChrome, useHref, useShop } from '../../session/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DelayNotice } from './delay-notice.tsx'
import { PayerPanels } from './payer/payer-panels.tsx'
import { usePayerForm } from './payer/use-payer-form.ts'
import { YourDataStep } from './payer/your-data-step.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { PAYMENT_FORM_ID } from './payment/use-payment-form.ts'
import { RetryScreen } from './retry/retry-screen.tsx'
import { ShippingStep } from './shipping/shipping-step.tsx'
import { useStepHref } from './use-step-href.ts'

/** Spec §2: "error" says that a payment failed, "order" which order it was for. */
export type CheckoutSearch = { step?: string; error?: string; order?: string; redeemToken?: string }

export function CheckoutScreen({ data, search }: { data: CheckoutQuery; search: CheckoutSearch }) {
  const { checkout, unpaidOrder } = useCheckout(data)
  const { error, order, redeemToken } = search
  const { toggles, emptyBasketImage } = data.storeData
  const mayRetry = toggles.retryPayment
  if (error !== undefined && order && !redeemToken) return <RetryScreen orderUuid={order} mayRetry={mayRetry} />
  if (!checkout) return <NothingToPay picture={emptyBasketImage} orderUuid={unpaidOrder} mayRetry={mayRetry} />
  return <CheckoutSteps checkout={checkout} asked={readStep(search.step)} error={error} isDelayed={toggles.digitalDelayNotice} />
}

type NothingToPayProps = { picture: PictureFragment; orderUuid: string | undefined; mayRetry: boolean }

/** Without a basket: either an unpaid order, or nothing yet. */
function NothingToPay({ picture, orderUuid, mayRetry }: NothingToPayProps) {
  const href = useHref()
  if (orderUuid) return <RetryScreen orderUuid={orderUuid} mayRetry={mayRetry} />
  return (
    <MessagePage
      icon="basket"
      picture={picture}
      title={<Trans>Your basket is empty</Trans>}
      actions={
        <>
          <ButtonLink href={href('giftCards')}>
            <Trans>View all gift cards</Trans>
          </ButtonLink>
          <ButtonLink href={href('occasions')} variant="secondary">
            <Trans>Find a present by occasion</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>There is nothing to pay yet. Choose a gift card, and you will be back here in a minute.</Trans>
    </MessagePage>
  )
}

type CheckoutStepsProps = { checkout: Checkout; asked: Step; error: string | undefined; isDelayed: boolean }

function CheckoutSteps({ checkout, asked, error, isDelayed }: CheckoutStepsProps) {
  const router = useRouter()
  const { countryCode } = useShop()
  const { addressRequired: isAddressRequired } = useChrome().storeData.toggles
  const hrefOf = useStepHref()
  const step = furthestStep(asked, checkout.cart, { countryCode, isAddressRequired })
  const isPosted = listParcels(checkout.cart).length > 0
  const heading = useFocusedHeading(step)
  useTrackedCheckout(checkout)
  const goTo = (next: Step) => router.history.push(hrefOf(next))
  // After a login the fields are filled in from the customer's profile.
  const key = checkout.profile?.email
  return (
    <CheckoutFrame step={step} isPosted={isPosted} heading={heading} checkout={checkout} hrefOf={hrefOf}>
      <ScriptNotice />
      {error !== undefined && <PaymentFailedNotice error={error} />}
      <DelayNotice isDelayed={isDelayed} cart={checkout.cart} />
      <HydratedFields>
        {step === 'data' && <YourDataStep key={key} checkout={checkout} onDone={() => goTo('shipping')} />}
        {step === 'shipping' && <ShippingStep key={key} checkout={checkout} onDone={() => goTo('payment')} />}
        {step === 'payment' && isPosted && <PaymentStep key={key} checkout={checkout} />}
        {step === 'payment' && !isPosted && <OnePage key={key} checkout={checkout} />}
      </HydratedFields>
    </CheckoutFrame>
  )
}

/** The whole checkout of an e-mail order: payer, payment method and the order button. */
function OnePage({ checkout }: { checkout: Checkout }) {
  const payer = usePayerForm(checkout, PAYMENT_FORM_ID)
  return (
    <PaymentStep checkout={checkout} payer={payer}>
      <PayerPanels form={payer} checkout={checkout} />
    </PaymentStep>
  )
}

function ScriptNotice() {
  return (
    <Notice tone="warning" className="scripted:hidden" title={<Trans>Ordering needs JavaScript</Trans>}>
      <Trans>Please switch it on in your browser and load this page again. Your basket is kept.</Trans>
    </Notice>
  )
}

/** For stores without another payment attempt: the gifts are back in the basket and can be ordered again. */
function PaymentFailedNotice({ error }: { error: string }) {
  const translate = useFailureTexts()
  if (error === 'cancelled') {
    return (
      <Notice tone="warning" title={<Trans>You cancelled the payment</Trans>}>
        <Trans>Nothing was charged, and everything is in your basket as before.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={<Trans>Your payment didn’t go through</Trans>}>
      {error === REFUSED_CODE ? (
        translate?.({ name: 'PAYMENT_FRAUD' })
      ) : (
        <Trans>Something went wrong with the payment, please try again or choose a different payment method.</Trans>
      )}
    </Notice>
  )
}

/** Spec §8: a refusal by the bank has its own text. Importing the table of failures would add that table to every page. */
const REFUSED_CODE = '2035'

/** A new step moves the focus to its heading, for visitors who do not see the change. */
function useFocusedHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) heading.current?.focus({ preventScroll: true })
    last.current = step
  }, [step])
  return heading
}
