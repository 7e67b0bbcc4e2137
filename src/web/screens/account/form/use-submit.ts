import { type FormEvent, useState } from 'react'
import type { CallFailure } from '../../../client/opened-modal.ts'
import { type Form, fieldOf } from '../../checkout/form/use-form.ts'
import type { StepFailure } from '../../checkout/step/failed-notice.tsx'

/** Sends what is typed; answers with what was refused. */
type Send = () => Promise<readonly CallFailure[]>

/** One sending at a time. What is refused stands at its field; what belongs to no field, above them all. Nothing typed is lost. */
export function useSubmit<V extends object>(form: Form<V>, send: Send) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    if (isSending || !form.check()) return
    setSending(true)
    try {
      const errors = await send()
      if (errors.length === 0) return
      form.refuse(errors)
      setFailure(errors.find((error) => !(fieldOf(error) in form.values)))
    } catch {
      setFailure('unreachable')
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, submit }
}
