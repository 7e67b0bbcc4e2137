import { type FormEvent, useState } from 'react'
import type { CallFailure } from '../data/call-failure.ts'
import type { StepFailure } from './step-failure.ts'
import { type Form, fieldOf } from './use-form.ts'

type Save = (event?: FormEvent) => Promise<readonly CallFailure[]>

/** Sends a valid form, once at a time. A refusal is shown at its field, or above the form if it has none. */
export function useSending<V extends object>(form: Form<V>, save: Save) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StepFailure>()
  const send = async (event?: FormEvent): Promise<boolean> => {
    event?.preventDefault()
    setFailure(undefined)
    if (isSending || !form.check()) return false
    setSending(true)
    try {
      const refused = await save(event)
      if (refused.length > 0) form.refuse(refused)
      setFailure(refused.find((refusal) => !(fieldOf(refusal) in form.values)))
      return refused.length === 0
    } catch {
      setFailure('unreachable')
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, send }
}
