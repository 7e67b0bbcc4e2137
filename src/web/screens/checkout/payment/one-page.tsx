import { useRef } from 'react'
import type { Checkout } from '../../../features/checkout/use-checkout.ts'
import { PayerPanels } from '../payer/payer-panels.tsx'
import { usePayerForm } from '../payer/use-payer-form.ts'
import { PaymentStep } from './payment-step.tsx'

/** The whole checkout of what goes by e-mail: who pays, how, and the button. */
export function OnePage({ checkout }: { checkout: Checkout }) {
  const element = useRef<HTMLFormElement>(null)
  const payer = usePayerForm(checkout, element)
  return (
    <PaymentStep checkout={checkout} payer={payer} element={element}>
      <PayerPanels form={payer} checkout={checkout} />
    </PaymentStep>
  )
}
