import { Trans, useLingui } from '@lingui/react/macro'
import { AddressFields } from '../../features/address-form/address-fields.tsx'
import { CompanyFields } from '../../features/address-form/company-fields.tsx'
import { PhoneField } from '../../features/address-form/phone-field.tsx'
import { NewEmailField } from '../../features/form-fields/new-email-field.tsx'
import { TextField } from '../../features/form-fields/text-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type ActivationValues, asksPayer } from './activation-values.ts'

type PayerFieldsProps = { form: Form<ActivationValues>; isAddressRequired: boolean }

/** The e-mail address for the confirmation. A business also gives its data for the invoice. */
export function PayerFields({ form, isAddressRequired }: PayerFieldsProps) {
  const { t } = useLingui()
  const { customerType, countryCode } = form.values
  const isBusiness = customerType === 'BUSINESS'
  return (
    <>
      <NewEmailField form={form} hint={t`We email you when your cards are active`} aria-required />
      <Checkbox
        name="customerType"
        checked={isBusiness}
        onChange={(event) => form.change({ customerType: event.target.checked ? 'BUSINESS' : 'PRIVATE' })}
        label={<Trans>I’m buying for a business</Trans>}
        className="-my-2.5"
      />
      {isBusiness && (
        <CompanyFields form={form} countryCode={countryCode}>
          <TextField
            form={form}
            name="referenceNumber"
            label={t`Reference or cost centre`}
            labelNote={t`optional`}
            hint={t`Printed on your invoice`}
            autoComplete="off"
          />
        </CompanyFields>
      )}
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
