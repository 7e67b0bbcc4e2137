import { createHash, type KeyObject } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock, Db } from '../context.ts'
import { claimSolution } from './captcha.store.ts'
import type { Captcha } from './captcha.ts'

/** Long enough to fill in a form. */
const VALID_MS = 10 * 60 * 1000
/** One try takes a phone 2 to 3 ms, and a whole solution about half a second. Each try is slow by design, so fast machines gain little. */
const COST = 2_000
const TRIES = { least: 50, most: 200 } as const
/** A valid solution is much shorter; a longer token is refused without decoding it. */
const MAX_TOKEN_LENGTH = 2_000

/** Spec §5: the captcha action is 'common' for every form. */
const ACTION = 'common'

type AltchaParts = {
  db: Db
  clock: Clock
  /** The first key signs and all keys are accepted, so that forms that are open while a key is replaced still work. */
  keys: readonly [KeyObject, ...KeyObject[]]
}

/** Proof of work, created and checked by the shop itself, so that no third party gets data about the visitor. */
export function createAltcha({ db, clock, keys }: AltchaParts): Captcha {
  const [newest, ...older] = keys
  const secrets = [toPuzzleSecrets(newest), ...older.map(toPuzzleSecrets)] as const

  return {
    async createChallenge() {
      // The expiry is part of the signed data, because the library would compare it with the machine's clock instead of `ctx.clock`.
      const data = { until: clock.now().getTime() + VALID_MS, action: ACTION }
      const counter = randomInt(TRIES.least, TRIES.most)
      return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: COST, counter, data, ...secrets[0] })
    },

    async verify(token) {
      const payload = readPayload(token)
      if (!payload) return false
      // Only these two fields: the caller must not set the options of the check.
      const { challenge, solution } = payload
      const { until, action } = challenge.parameters.data ?? {}
      if (action !== ACTION || typeof until !== 'number' || until <= clock.now().getTime()) return false
      const verdicts = await Promise.all(secrets.map((secret) => verifySolution({ challenge, solution, ...secret })))
      if (!verdicts.some(({ verified }) => verified)) return false
      const signature = createHash('sha256')
        .update(challenge.signature ?? '')
        .digest()
      return claimSolution(db, { signature, expiresAt: new Date(until), now: clock.now() })
    },
  }
}

/** With the second secret, a puzzle carries a signature of its key. To check a solution, the shop computes one hash instead of deriving the key again. */
export function toPuzzleSecrets(key: KeyObject) {
  const hmacSignatureSecret = key.export().toString('base64url')
  return { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret} solution`, deriveKey }
}

/** Undefined for text that is not a solution. */
function readPayload(token: string): Payload | undefined {
  if (token.length > MAX_TOKEN_LENGTH) return undefined
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    const isComplete = typeof payload?.challenge?.parameters === 'object' && payload.challenge.parameters !== null
    return isComplete && typeof payload.challenge.signature === 'string' ? payload : undefined
  } catch {
    return undefined
  }
}
