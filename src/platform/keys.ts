import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoize } from '../shared/memoize.ts'
import { randomIds } from './ids.ts'

/** A secret in a file that only its owner may read, created at the first call. */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, randomIds.token(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

/**
 * Derives a separate key for each purpose from the shop's one secret, so that a signature for one purpose is not valid for another. A KeyObject does not show
 * its content in logs, and signing with it takes an eighth of the time with plain bytes.
 */
export function deriveKey(secretKey: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', `ribbon ${purpose}`, 32)))
}

/** A SECRET_KEY, with an id that identifies it without revealing it. */
type RingKey = { id: string; keyFor: (purpose: string) => KeyObject }

/** The newest key seals; all keys open. */
export type Keyring = { newest: RingKey; older: readonly RingKey[]; all: readonly RingKey[] }

/** The current SECRET_KEY and older ones. */
export function createKeyring(newest: string, older: readonly string[] = []): Keyring {
  const toKey = (secret: string): RingKey => ({
    id: deriveKey(secret, 'key id').export().toString('hex').slice(0, 8),
    keyFor: memoize((purpose) => deriveKey(secret, purpose)),
  })
  const [first, others] = [toKey(newest), older.map(toKey)]
  return { newest: first, older: others, all: [first, ...others] }
}

/** The keys to try: the one with this id, or all when the data was sealed before keys had ids. */
export function keysThatOpen({ all }: Keyring, keyId: string | null): readonly RingKey[] {
  const keys = keyId === null ? all : all.filter(({ id }) => id === keyId)
  if (keys.length === 0)
    throw new Error(`The data was sealed with another SECRET_KEY (id ${keyId}): list that key in SECRET_KEY_OLD`)
  return keys
}

/** The stored form of a token, so that a copy of the table does not contain usable tokens. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
