import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { AddressFields } from '#web/features/address-form/address-fields.tsx'
import { BookChoice } from '#web/features/address-form/book-choice.tsx'
import { BusinessFields } from '#web/features/address-form/company-fields.tsx'
import { toAddressValues } from '#web/features/address-form/your-data.ts'
import { readDraft, saveDraft } from '#web/features/checkout/checkout-draft.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PersonFields } from './person-fields.tsx'
import type { PayerForm } from './use-payer-form.ts'

/** The payer: a person or a business, and the contact data that this order needs. */
export function PayerPanels({ form, checkout }: { form: PayerForm; checkout: Checkout }) {
  const isBusiness = form.values.customerType === 'BUSINESS'
  return (
    <>
      <FailedNotice failure={form.failure} />
      <Panel title={<Trans>Your details</Trans>}>
        <PersonFields form={form} checkout={checkout} />
        <BusinessFields form={form} />
        <NewsletterChoice />
      </Panel>
      {form.hasAddress && (
        <Panel title={isBusiness ? <Trans>Company address</Trans> : <Trans>Your address</Trans>}>
          <BookChoice addresses={checkout.addresses} onChoose={(address) => form.change(toAddressValues(address))} />
          <AddressFields form={form} section="billing" />
        </Panel>
      )}
    </>
  )
}

function NewsletterChoice() {
  const [isWanted, setWanted] = useState(false)
  useLayoutEffect(() => setWanted(readDraft().newsletter ?? false), [])
  return (
    <Checkbox
      name="newsletter"
      checked={isWanted}
      onChange={({ target: { checked } }) => {
        setWanted(checked)
        saveDraft({ newsletter: checked })
      }}
      label={<Trans>Send me gift ideas by email. I can unsubscribe at any time.</Trans>}
    />
  )
}
