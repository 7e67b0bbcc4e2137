import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The most frequent passwords of known leaks, each as the first bytes of its SHA-256 (tools/hash-passwords.ts). */
export const KNOWN_PASSWORDS_FILE = new URL('./known-passwords.bin', import.meta.url)
const HASH_BYTES = 6

let hashes: ReadonlySet<string> | undefined

/** Thieves try these passwords first: unchanged, with other capitals, or followed by digits and symbols. */
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

/** Read when the first password is chosen, then cached: about 100 kB. */
function readHashes(): ReadonlySet<string> {
  const text = readFileSync(KNOWN_PASSWORDS_FILE).toString('hex')
  const length = 2 * HASH_BYTES
  return new Set(Array.from({ length: text.length / length }, (_, place) => text.slice(place * length, (place + 1) * length)))
}
