import { Trans } from '@lingui/react/macro'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { StepActions } from '../step-actions.tsx'
import { PayerPanels } from './payer-panels.tsx'
import { usePayerForm } from './use-payer-form.ts'

/** The first step of an order with parcels. */
export function YourDataStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const form = usePayerForm(checkout)
  const proceed = async () => {
    if (await form.send()) onDone()
  }
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault()
        void proceed()
      }}
      className="flex flex-col gap-5"
    >
      <PayerPanels form={form} checkout={checkout} />
      <StepActions checkout={checkout} isSending={form.isSending} label={<Trans>Continue to shipping</Trans>} />
    </form>
  )
}
