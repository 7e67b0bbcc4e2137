import { useLingui } from '@lingui/react/macro'
import { listDialCodes } from '../../../../shared/countries.ts'
import { Phone } from '../../../ui/phone.tsx'
import { TextField } from '../form/text-field.tsx'
import { useCountries } from '../form/use-countries.ts'
import type { Form } from '../form/use-form.ts'
import type { YourData } from './your-data.ts'

export function PersonFields({ form }: { form: Form<YourData> }) {
  const { t } = useLingui()
  const dialCodes = useCountries(listDialCodes)
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField form={form} name="firstName" label={t`First name`} autoComplete="given-name" aria-required />
      <TextField form={form} name="lastName" label={t`Last name`} autoComplete="family-name" aria-required />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`Email address`}
        hint={t`For your order confirmation`}
        autoComplete="email"
        aria-required
      />
      <TextField
        form={form}
        name="emailConfirmation"
        type="email"
        label={t`Email address again`}
        autoComplete="off"
        aria-required
      />
      <Phone
        label={t`Phone number`}
        hint={t`Only for questions about this order`}
        name="phoneNumber"
        dialCodes={dialCodes}
        dialCodeLabel={t`Dial code`}
        emptyText={t`No country of that name`}
        value={form.values.phoneNumber}
        onChange={(phoneNumber) => form.change({ phoneNumber })}
        onBlur={() => form.leave('phoneNumber')}
        error={form.errorOf('phoneNumber')}
        isRequired
        className="tablet:col-span-2"
      />
    </div>
  )
}
