import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../forms/use-form.ts'
import { AddressFields } from '../address-form/address-fields.tsx'
import { TextField } from '../form-fields/text-field.tsx'
import { TypoHint } from '../form-fields/typo-hint.tsx'
import type { HolderValues } from './holder-values.ts'

/** Name and e-mail address, and the address for a parcel. */
export function HolderFields({ form, hasAddress }: { form: Form<HolderValues>; hasAddress: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
        <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
        <TextField
          form={form}
          name="email"
          type="email"
          label={t`Email address`}
          hint={
            <TypoHint email={form.values.email} onAccept={(email) => form.change({ email })}>
              {t`We send you a link to your new cards`}
            </TypoHint>
          }
          autoComplete="email"
          aria-required
          className="tablet:col-span-2"
        />
      </div>
      {hasAddress && <AddressFields form={form} section="shipping" isCountryFixed />}
    </>
  )
}
