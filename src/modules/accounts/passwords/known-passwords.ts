import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The passwords that leaks hold most often, as the first bytes of their SHA-256, one after the other (tools/hash-passwords.ts). */
export const KNOWN_PASSWORDS_FILE = new URL('./known-passwords.bin', import.meta.url)
const HASH_BYTES = 6

let hashes: ReadonlySet<string> | undefined

/** What thieves try first: as it is, with other capitals, or with digits and symbols behind it. */
export function isKnownPassword(password: string): boolean {
  hashes ??= readHashes()
  const bare = password.replace(/[^\p{L}]+$/u, '')
  return hashes.has(hashKnownPassword(password)) || hashes.has(hashKnownPassword(bare))
}

export function hashKnownPassword(password: string): string {
  return createHash('sha256')
    .update(password.toLowerCase())
    .digest('hex')
    .slice(0, 2 * HASH_BYTES)
}

/** Read when the first password is chosen, and cached: some 100 kB. */
function readHashes(): ReadonlySet<string> {
  const text = readFileSync(KNOWN_PASSWORDS_FILE).toString('hex')
  const length = 2 * HASH_BYTES
  return new Set(Array.from({ length: text.length / length }, (_, place) => text.slice(place * length, (place + 1) * length)))
}
