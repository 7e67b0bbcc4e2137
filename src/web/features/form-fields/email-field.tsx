import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from './text-field.tsx'

/** The e-mail address of a login form. */
export function EmailField({ form, hint }: { form: Form<{ email: string }>; hint?: ReactNode }) {
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
