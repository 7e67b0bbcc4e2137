import { useLingui } from '@lingui/react/macro'
import { AddressFields } from '../../features/address-form/address-fields.tsx'
import { BusinessFields } from '../../features/address-form/company-fields.tsx'
import { PhoneField } from '../../features/address-form/phone-field.tsx'
import { NewEmailField } from '../../features/form-fields/new-email-field.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { type ActivationValues, asksPayer } from './activation-values.ts'

type PayerFieldsProps = { form: Form<ActivationValues>; isAddressRequired: boolean }

/** The e-mail address for the confirmation. A business also gives its data for the invoice. */
export function PayerFields({ form, isAddressRequired }: PayerFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <NewEmailField form={form} hint={t`We email you when your cards are active`} aria-required />
      <BusinessFields form={form} />
      {asksPayer(form.values, isAddressRequired) && (
        <>
          <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
            <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
            <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
            <PhoneField form={form} hint={t`Only for questions about this order`} isRequired className="tablet:col-span-2" />
          </div>
          <AddressFields form={form} section="billing" />
        </>
      )}
    </>
  )
}
