import type { ChangeEvent, ComponentProps } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Field } from '../../ui/field.tsx'

type TextFieldProps<V> = Omit<ComponentProps<typeof Field>, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  form: Form<V>
  name: keyof V & string
  /** Where what is typed is not what is kept, such as a number in groups. */
  onType?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A field of a form: its value, its fault and its name are the form's. */
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
