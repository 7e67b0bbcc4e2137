import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { memoize } from '../shared/memoize.ts'

/**
 * A key of its own for each purpose, all out of the shop's one secret: what signs one thing never signs another. No log shows what is in it, and
 * signing with it takes an eighth of what it takes with plain bytes.
 */
export function deriveKey(secretKey: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', `ribbon ${purpose}`, 32)))
}

/** A SECRET_KEY, with an id that shows which key sealed something and nothing else. */
type RingKey = { id: string; keyFor: (purpose: string) => KeyObject }

/** The newest seals; all of them open. */
export type Keyring = { newest: RingKey; older: readonly RingKey[]; all: readonly RingKey[] }

/** Keys of the present SECRET_KEY and the ones before it. */
export function createKeyring(newest: string, older: readonly string[] = []): Keyring {
  const toKey = (secret: string): RingKey => ({
    id: deriveKey(secret, 'key id').export().toString('hex').slice(0, 8),
    keyFor: memoize((purpose) => deriveKey(secret, purpose)),
  })
  const [first, others] = [toKey(newest), older.map(toKey)]
  return { newest: first, older: others, all: [first, ...others] }
}

/** Those that may open what was sealed: the one of that id, or any when it was sealed before keys had one. */
export function keysThatOpen({ all }: Keyring, keyId: string | null): readonly RingKey[] {
  const keys = keyId === null ? all : all.filter(({ id }) => id === keyId)
  if (keys.length === 0) throw new Error(`It was sealed with another SECRET_KEY (id ${keyId}): list that one in SECRET_KEY_OLD`)
  return keys
}

/** How tokens are stored: somebody who reads the table cannot use them. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
