import type { ComponentProps, FormEvent } from 'react'
import { useShop } from '../../session/use-shop.ts'

type PlainFormProps = Pick<ComponentProps<'form'>, 'className' | 'children'> & {
  action: string
  fields?: Readonly<Record<string, string>>
  /** What the button does with script. */
  onSend?: () => void
}

/** A button that works without script too: then the form is posted, and its response is a page in this language. */
export function PlainForm({ fields, onSend, children, ...attributes }: PlainFormProps) {
  const { language } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend?.()
  }
  return (
    <form {...attributes} method="post" onSubmit={onSend && submit}>
      {Object.entries({ language, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
