import { useLingui } from '@lingui/react/macro'
import type { CustomerType } from '#generated/documents.ts'
import type { Form } from '../../forms/use-form.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'

/** A person or a business (spec §6). A business fills in more fields. */
export function CustomerTypeChoice({ form }: { form: Form<{ customerType: CustomerType }> }) {
  const { t } = useLingui()
  return (
    <RadioCards
      legend={t`I am ordering`}
      isLegendHidden
      name="customerType"
      value={form.values.customerType}
      onChange={(customerType) => form.change({ customerType: customerType as CustomerType })}
      options={[
        { id: 'PRIVATE', title: t`Private`, description: t`For family and friends` },
        { id: 'BUSINESS', title: t`Business`, description: t`With an invoice for your company` },
      ]}
      className="tablet:grid-cols-2"
    />
  )
}
