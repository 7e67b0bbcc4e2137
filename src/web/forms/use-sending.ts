import { useRef, useState } from 'react'
import type { CallFailure } from '../data/call-failure.ts'

/** An error that belongs to no field. */
export type SendFailure = CallFailure | 'unreachable' | undefined

/** Sends one request at a time: a second press during the first does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  // A second press may come before the component renders again.
  const isLocked = useRef(false)
  /** `call` resolves to the refusals that belong to no field; the first is shown. Resolves to the error. */
  const send = async (call: () => Promise<readonly CallFailure[]>): Promise<SendFailure> => {
    if (isLocked.current) return undefined
    isLocked.current = true
    setSending(true)
    setFailure(undefined)
    const [failed] = await call().catch(() => ['unreachable' as const])
    setFailure(failed)
    setSending(false)
    isLocked.current = false
    return failed
  }
  return { isSending, failure, send }
}
