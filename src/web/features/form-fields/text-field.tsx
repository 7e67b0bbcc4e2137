import type { ChangeEvent, ComponentProps } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Field } from '../../ui/field.tsx'

type TextFieldProps<V> = Omit<ComponentProps<typeof Field>, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  form: Form<V>
  name: keyof V & string
  /** For a field whose typed text differs from its value, such as a grouped number. */
  onType?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A field of a form, which provides its value, its error and its name. */
export function TextField<V>({ form, name, onType, ...rest }: TextFieldProps<V>) {
  return (
    <Field
      {...rest}
      name={name}
      value={String(form.values[name] ?? '')}
      onChange={onType ?? ((event) => form.change({ [name]: event.target.value } as Partial<V>))}
      onBlur={() => form.blur(name)}
      error={form.errorOf(name)}
    />
  )
}
