import type { ComponentProps, FormEvent } from 'react'
import type { Form } from '../../forms/use-form.ts'
import { useShop } from '../../session/use-shop.ts'
import { FailedNotice } from '../feedback/failed-notice.tsx'

type PostedFormProps = Pick<ComponentProps<'form'>, 'action' | 'encType' | 'className' | 'children'> & {
  form: Pick<Form<object>, 'props' | 'check' | 'send' | 'failure'>
}

/** Works without script too: then the form is posted, and its response is a page. */
export function PostedForm({ form, children, ...attributes }: PostedFormProps) {
  const { language } = useShop()
  // A browser without Web Crypto cannot solve the puzzle, so the form is posted as it is without script.
  const submit = (event: FormEvent) => {
    if (isSecureContext || !form.check()) void form.send(event)
  }
  return (
    <form {...form.props} {...attributes} method="post" onSubmit={submit}>
      <FailedNotice failure={form.failure} />
      <input type="hidden" name="language" value={language} />
      {/* A hidden field for bots, which fill in every field. */}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      {children}
    </form>
  )
}
