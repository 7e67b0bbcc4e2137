import type { ComponentProps } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type CheckboxFieldProps<V> = Omit<ComponentProps<typeof Checkbox>, 'form' | 'name' | 'checked' | 'onChange' | 'error'> & {
  form: Form<V>
  name: keyof V & string
  /** The id of the `<form>`, for a checkbox outside of it. */
  formId?: string
}

/** A checkbox that reads its value and its error from the form. */
export function CheckboxField<V>({ form, name, formId, ...rest }: CheckboxFieldProps<V>) {
  return (
    <Checkbox
      {...rest}
      form={formId}
      name={name}
      checked={Boolean(form.values[name])}
      onChange={(event) => form.change({ [name]: event.target.checked } as Partial<V>)}
      error={form.errorOf(name)}
    />
  )
}
