import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../form-fields/text-field.tsx'
import { TypoHint } from '../form-fields/typo-hint.tsx'
import type { YourData } from './your-data.ts'

/** A buyer may be a business, which fills in more fields (spec §6). */
export function BusinessFields({ form }: { form: Form<YourData> }) {
  const { t } = useLingui()
  const { customerType, countryCode } = form.values
  const isBusiness = customerType === 'BUSINESS'
  return (
    <>
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
    </>
  )
}

type CompanyFieldsProps = {
  form: Form<{ companyName: string; vatNumber: string; kvkNumber: string; invoiceEmail: string }>
  countryCode: string
  /** More fields that this form needs for a company. */
  children?: ReactNode
}

/** Fields for a business only. The Chamber of Commerce number is Dutch. */
export function CompanyFields({ form, countryCode, children }: CompanyFieldsProps) {
  const { t } = useLingui()
  const optional = t`optional`
  const forInvoice = t`Only needed to pay by invoice`
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
      <TextField form={form} name="vatNumber" label={t`VAT number`} hint={forInvoice} autoComplete="off" />
      {countryCode === 'NL' && (
        <TextField
          form={form}
          name="kvkNumber"
          label={t`Chamber of Commerce number`}
          hint={forInvoice}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {children}
      <TextField
        form={form}
        name="invoiceEmail"
        type="email"
        label={t`Email address for the invoice`}
        labelNote={optional}
        hint={
          <TypoHint email={form.values.invoiceEmail} onAccept={(invoiceEmail) => form.change({ invoiceEmail })}>
            {t`If it’s different from yours`}
          </TypoHint>
        }
        autoComplete="off"
      />
    </div>
  )
}
