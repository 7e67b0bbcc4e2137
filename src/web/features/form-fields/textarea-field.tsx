import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Textarea } from '../../ui/textarea.tsx'

type TextareaFieldProps<V> = Omit<
  ComponentProps<typeof Textarea>,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'limit'
> & {
  form: Form<V>
  name: keyof V & string
  maxLength: number
}

/** A longer text with a counter of remaining characters. The visitor may exceed the limit and shorten the text afterwards. */
export function TextareaField<V>({ form, name, maxLength, ...rest }: TextareaFieldProps<V>) {
  const { t } = useLingui()
  const limit = {
    characters: maxLength,
    remaining: (count: number) => t`${count} left`,
    exceeded: t`This text is too long`,
  }
  return (
    <Textarea
      {...rest}
      name={name}
      limit={limit}
      value={String(form.values[name] ?? '')}
      onChange={(event) => form.change({ [name]: event.target.value } as Partial<V>)}
      onBlur={() => form.blur(name)}
      error={form.errorOf(name)}
    />
  )
}
