import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { AddressFields } from '#web/features/address-form/address-fields.tsx'
import { BookChoice } from '#web/features/address-form/book-choice.tsx'
import { CompanyFields } from '#web/features/address-form/company-fields.tsx'
import { toAddressValues } from '#web/features/address-form/your-data.ts'
import { readDraft, saveDraft } from '#web/features/checkout/checkout-draft.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { TextField } from '#web/features/form-fields/text-field.tsx'
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
        <BusinessChoice form={form} />
        {isBusiness && <Company form={form} />}
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

/** A business fills in more fields (spec §6). */
function BusinessChoice({ form }: { form: PayerForm }) {
  return (
    <Checkbox
      name="customerType"
      checked={form.values.customerType === 'BUSINESS'}
      onChange={(event) => form.change({ customerType: event.target.checked ? 'BUSINESS' : 'PRIVATE' })}
      label={<Trans>I’m buying for a business</Trans>}
      className="-my-2.5"
    />
  )
}

function Company({ form }: { form: PayerForm }) {
  const { t } = useLingui()
  return (
    <CompanyFields form={form} countryCode={form.values.countryCode}>
      <TextField
        form={form}
        name="referenceNumber"
        label={t`Reference or cost centre`}
        labelNote={t`optional`}
        hint={t`Printed on your invoice`}
        autoComplete="off"
      />
    </CompanyFields>
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
