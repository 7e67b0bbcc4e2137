import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { TextField } from './text-field.tsx'
import { TypoHint } from './typo-hint.tsx'

type NewEmailFieldProps = Partial<ComponentProps<typeof TextField<{ email: string }>>> & { form: Form<{ email: string }> }

/** An e-mail address that the shop may not know yet, so a likely typing error is pointed out. */
export function NewEmailField({ form, hint, ...rest }: NewEmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Email address`}
      autoComplete="email"
      autoCapitalize="off"
      {...rest}
      form={form}
      name="email"
      type="email"
      hint={
        <TypoHint email={form.values.email} onAccept={(email) => form.change({ email })}>
          {hint}
        </TypoHint>
      }
    />
  )
}
