import { type FailureName, toApiError } from '#shared/failures.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import type { Attached } from './quote-values.ts'

const MAX_BYTES = 5 * 1024 * 1024
/** Enough for a large file on a slow connection; the server itself waits no longer for a request. */
const LONGEST_MS = 30_000

export type Uploaded = { attached: Attached } | { failure: CallFailure }

/** Uploads a file as soon as it is chosen, so that its errors are known at once. The shop stores it until the form is sent. */
export async function uploadFile(file: File): Promise<Uploaded> {
  if (file.size > MAX_BYTES) return { failure: failureOf('ATTACHMENT_TOO_LARGE') }
  const form = new FormData()
  form.set('attachment', file)
  try {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const response = await fetch('/business/attachment/', { method: 'POST', body: form, signal })
    if (response.status === 413) return { failure: failureOf('ATTACHMENT_TOO_LARGE') }
    if (response.status === 429) return { failure: failureOf('RATE_LIMITED') }
    if (!response.ok) return { failure: failureOf('LIMITS_UNAVAILABLE') }
    const { id, errors } = (await response.json()) as { id: string | null; errors: CallFailure[] }
    return id ? { attached: { id, name: file.name } } : { failure: errors[0] ?? failureOf('UNKNOWN') }
  } catch {
    return { failure: failureOf('LIMITS_UNAVAILABLE') }
  }
}

function failureOf(name: FailureName): CallFailure {
  return toApiError({ name, parameter: 'attachmentId' })
}
