import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { PayerPanels } from '../payer/payer-panels.tsx'
import { usePayerForm } from '../payer/use-payer-form.ts'
import { PaymentStep } from './payment-step.tsx'
import { PAYMENT_FORM_ID } from './use-payment-form.ts'

/** The whole checkout of an e-mail order: payer, payment method and the order button. */
export function OnePage({ checkout }: { checkout: Checkout }) {
  const payer = usePayerForm(checkout, PAYMENT_FORM_ID)
  return (
    <PaymentStep checkout={checkout} payer={payer}>
      <PayerPanels form={payer} checkout={checkout} />
    </PaymentStep>
  )
}
