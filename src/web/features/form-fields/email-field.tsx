import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from './text-field.tsx'

/** The e-mail address of a login form. */
export function EmailField({ form }: { form: Form<{ email: string }> }) {
  const { t } = useLingui()
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      label={t`Email address`}
      autoComplete="username"
      autoCapitalize="off"
      aria-required
    />
  )
}
