import type { Context } from '../context.ts'
import { createKeyring, type Keyring, keysThatOpen } from '../keys.ts'
import { openText, sealText } from '../sealing.ts'
import { findSecret, saveFirstSecret, saveSecret } from './shop-secrets.store.ts'

const NAME = 'lasting'
const SEALING = 'shop-secrets'

type Parts = Pick<Context, 'db' | 'ids'>
type SecretKeys = { secretKey: string; oldSecretKeys: readonly string[] }

/**
 * The secret for links, signatures and keyed hashes. It never changes, so that links in mails and rate limits stay valid after SECRET_KEY was replaced.
 * Throws when it was sealed with a key that is not configured, because then no card number could be opened either.
 */
export async function readLastingSecret({ db, ids }: Parts, { secretKey, oldSecretKeys }: SecretKeys): Promise<string> {
  const keyring = createKeyring(secretKey, oldSecretKeys)
  const known = await findSecret(db, NAME)
  if (known) return openSecret(keyring, known)
  await saveFirstSecret(db, NAME, sealSecret(ids, keyring, ids.token()))
  const saved = await findSecret(db, NAME)
  if (!saved) throw new Error('The secret was saved but cannot be found')
  return openSecret(keyring, saved)
}

/** Seals the same secret with the newest key. */
export async function resealLastingSecret({ db, ids }: Parts, keyring: Keyring): Promise<void> {
  const known = await findSecret(db, NAME)
  if (known && known.keyId !== keyring.newest.id) {
    await saveSecret(db, NAME, sealSecret(ids, keyring, openSecret(keyring, known)))
  }
}

function sealSecret(ids: Parts['ids'], { newest }: Keyring, clear: string) {
  return { keyId: newest.id, sealed: sealText(ids, newest.keyFor(SEALING), { clear, boundTo: NAME }) }
}

function openSecret(keyring: Keyring, { keyId, sealed }: { keyId: string; sealed: Buffer }): string {
  const keys = keysThatOpen(keyring, keyId).map(({ keyFor }) => keyFor(SEALING))
  return openText(keys, { sealed, boundTo: NAME })
}
