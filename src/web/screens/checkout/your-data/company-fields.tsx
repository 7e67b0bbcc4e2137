import { useLingui } from '@lingui/react/macro'
import { TextField } from '../form/text-field.tsx'
import type { Form } from '../form/use-form.ts'
import type { YourData } from './your-data.ts'

/** What only a business has. The Chamber of Commerce is Dutch. */
export function CompanyFields({ form }: { form: Form<YourData> }) {
  const { t } = useLingui()
  const optional = t`optional`
  return (
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
      <TextField
        form={form}
        name="companyName"
        label={t`Company name`}
        autoComplete="organization"
        aria-required
        className="tablet:col-span-2"
      />
      <TextField form={form} name="vatNumber" label={t`VAT number`} labelNote={optional} autoComplete="off" />
      {form.values.countryCode === 'NL' && (
        <TextField
          form={form}
          name="kvkNumber"
          label={t`Chamber of Commerce number`}
          labelNote={optional}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        form={form}
        name="referenceNumber"
        label={t`Reference or cost centre`}
        labelNote={optional}
        hint={t`We print it on your invoice`}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="invoiceEmail"
        type="email"
        label={t`Email address for the invoice`}
        labelNote={optional}
        hint={t`When it differs from your own`}
        autoComplete="off"
      />
    </div>
  )
}
