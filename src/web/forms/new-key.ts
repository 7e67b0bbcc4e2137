/** A key that no other form has: what is sent twice under one counts once. Not every browser without TLS offers randomUUID. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
