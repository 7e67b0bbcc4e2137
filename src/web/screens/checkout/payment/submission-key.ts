import { readStored, writeStored } from '../../../session/storage.ts'

const KEY = 'checkout-submission'

/**
 * The idempotency key of a submission, saved before the call: if the answer gets lost, the same choices are sent with the same key, and nothing is
 * ordered or paid twice. Other choices are another submission.
 */
export function keyFor(choices: Readonly<Record<string, unknown>>): string {
  const body = JSON.stringify(choices)
  const saved = readSubmission()
  if (saved?.body === body) return saved.key
  const key = newKey()
  writeStored(KEY, JSON.stringify({ body, key }), 'sessionStorage')
  return key
}

/** The shop has answered, so the next submission is a new one. */
export function forgetKey(): void {
  writeStored(KEY, '', 'sessionStorage')
}

function readSubmission(): { body: string; key: string } | undefined {
  const saved = readStored(KEY, 'sessionStorage')
  return saved ? JSON.parse(saved) : undefined
}

/** Not `randomUUID`, which a page without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
