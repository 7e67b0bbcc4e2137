import { readStored, writeStored } from '../../../session/storage.ts'

const KEY = 'checkout-submission'

/**
 * The key of a submission, made and kept before the call: should the answer get lost, the same choices are sent under the same key, and nothing is
 * ordered or paid twice. Other choices are another submission.
 */
export function keyFor(choices: Readonly<Record<string, unknown>>): string {
  const body = JSON.stringify(choices)
  const kept = readSubmission()
  if (kept?.body === body) return kept.key
  const key = newKey()
  writeStored(KEY, JSON.stringify({ body, key }), 'sessionStorage')
  return key
}

/** The shop has answered: whatever is sent next is new. */
export function forgetKey(): void {
  writeStored(KEY, '', 'sessionStorage')
}

function readSubmission(): { body: string; key: string } | undefined {
  const kept = readStored(KEY, 'sessionStorage')
  return kept ? JSON.parse(kept) : undefined
}

/** Random enough for one buyer; a page without TLS lends no better words for it. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
