import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from '../form-fields/text-field.tsx'
import { TypoHint } from '../form-fields/typo-hint.tsx'
import { PhoneField } from './phone-field.tsx'
import type { YourData } from './your-data.ts'

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
