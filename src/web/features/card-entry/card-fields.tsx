import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from '../form-fields/text-field.tsx'
import type { CardValues } from './card-values.ts'
import { useGroupedNumber } from './use-grouped-number.ts'

/** The card number, grouped while it is typed. */
export function CardNumberField({ form, required = false }: { form: Form<Pick<CardValues, 'cardNumber'>>; required?: boolean }) {
  const { t } = useLingui()
  const { ref, type } = useGroupedNumber((cardNumber) => form.change({ cardNumber }))
  return (
    <TextField
      form={form}
      ref={ref}
      name="cardNumber"
      label={t`Card number`}
      hint={t`The 19 digits on your card`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      required={required}
      aria-required
      onType={type}
    />
  )
}

/** The number, and the PIN beside it. */
export function CardFields({ form }: { form: Form<CardValues> }) {
  const { t } = useLingui()
  return (
    <div className="grid items-start gap-x-4 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_9rem]">
      <CardNumberField form={form} />
      <TextField
        form={form}
        name="pin"
        label={t`PIN`}
        hint={t`6 digits`}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-required
      />
    </div>
  )
}
