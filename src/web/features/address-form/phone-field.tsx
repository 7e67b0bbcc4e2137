import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { listDialCodes } from '#shared/countries.ts'
import { readPhone } from '#shared/phone-number.ts'
import type { Form } from '../../forms/use-form.ts'
import { Phone } from '../../ui/phone.tsx'
import { useCountries } from './use-countries.ts'

type PhoneProps = ComponentProps<typeof Phone>
type PhoneFieldProps = Pick<PhoneProps, 'hint' | 'labelNote' | 'isRequired' | 'className'> & {
  form: Form<{ phoneNumber: PhoneProps['value'] }>
}

export function PhoneField({ form, ...rest }: PhoneFieldProps) {
  const { t } = useLingui()
  const dialCodes = useCountries(listDialCodes)
  const { countryCode, digits } = form.values.phoneNumber
  const blur = () => {
    const phoneNumber = readPhone(digits, countryCode)
    if (phoneNumber.digits !== digits) form.change({ phoneNumber })
    form.blur('phoneNumber')
  }
  return (
    <Phone
      {...rest}
      label={t`Phone number`}
      name="phoneNumber"
      dialCodes={dialCodes}
      dialCodeLabel={t`Dial code`}
      emptyText={t`No country with that name`}
      value={form.values.phoneNumber}
      onChange={(phoneNumber) => form.change({ phoneNumber })}
      onBlur={blur}
      error={form.errorOf('phoneNumber')}
    />
  )
}
