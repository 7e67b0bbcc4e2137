import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../checkout/form/text-field.tsx'
import type { Form } from '../../checkout/form/use-form.ts'

/** The address somebody logs in with. */
export function EmailField({ form, hint }: { form: Form<{ email: string }>; hint?: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      label={t`Email address`}
      hint={hint}
      autoComplete="username"
      autoCapitalize="off"
      aria-required
    />
  )
}
