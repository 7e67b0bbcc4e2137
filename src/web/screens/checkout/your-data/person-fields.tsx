import { useLingui } from '@lingui/react/macro'
import { PhoneField } from '../../../features/address-form/phone-field.tsx'
import type { YourData } from '../../../features/address-form/your-data.ts'
import { TextField } from '../../../features/form-fields/text-field.tsx'
import { TypoHint } from '../../../features/form-fields/typo-hint.tsx'
import type { Form } from '../../../forms/use-form.ts'

type PersonFieldsProps = { form: Form<YourData>; isEmailTwice: boolean }

export function PersonFields({ form, isEmailTwice }: PersonFieldsProps) {
  const { t } = useLingui()
  return (
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
            {t`For your order confirmation`}
          </TypoHint>
        }
        autoComplete="email"
        aria-required
        className={isEmailTwice ? undefined : 'tablet:col-span-2'}
      />
      {isEmailTwice && (
        <TextField
          form={form}
          name="emailConfirmation"
          type="email"
          label={t`Email address again`}
          autoComplete="off"
          aria-required
        />
      )}
      <PhoneField form={form} hint={t`Only for questions about this order`} isRequired className="tablet:col-span-2" />
    </div>
  )
}
