import { useLingui } from '@lingui/react/macro'
import { PhoneField } from '../../../features/address-form/phone-field.tsx'
import type { Checkout } from '../../../features/checkout/use-checkout.ts'
import { TextField } from '../../../features/form-fields/text-field.tsx'
import { TypoHint } from '../../../features/form-fields/typo-hint.tsx'
import { KnownCustomer } from './known-customer.tsx'
import type { PayerForm } from './use-payer-form.ts'

type PersonFieldsProps = { form: PayerForm; checkout: Checkout }

/** The e-mail address comes first: a known customer can log in and need not type the rest. */
export function PersonFields({ form, checkout }: PersonFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`Email address`}
        hint={
          <TypoHint email={form.values.email} onAccept={(email) => form.change({ email })}>
            {t`For your order confirmation`}
          </TypoHint>
        }
        autoComplete="email"
        autoCapitalize="off"
        aria-required
        className={form.isEmailTwice ? undefined : 'tablet:col-span-2'}
      />
      {form.isEmailTwice && (
        <TextField
          form={form}
          name="emailConfirmation"
          type="email"
          label={t`Email address again`}
          autoComplete="off"
          aria-required
        />
      )}
      <KnownCustomer form={form} checkout={checkout} className="tablet:col-span-2" />
      <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
      <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
      {form.hasAddress && (
        <PhoneField form={form} hint={t`Only for questions about this order`} isRequired className="tablet:col-span-2" />
      )}
    </div>
  )
}
