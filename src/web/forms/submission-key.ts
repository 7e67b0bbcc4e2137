import { openDraft } from './draft.ts'

const submissions = openDraft<Record<string, { content: string; key: string }>>('submissions')

/**
 * The idempotency key of a submission, saved before the call: if the answer is lost, the same content is sent with the same key, so nothing is
 * ordered, paid or added twice. Different content gets a new key.
 */
export function keyFor(form: string, input: unknown): string {
  const content = JSON.stringify(input)
  const saved = submissions.read()[form]
  if (saved?.content === content) return saved.key
  const key = randomKey()
  submissions.save({ [form]: { content, key } })
  return key
}

/** The shop has answered, so the next submission is a new one. */
export function forgetKey(form: string): void {
  submissions.save({ [form]: undefined })
}

/** Not every browser offers `randomUUID` without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
