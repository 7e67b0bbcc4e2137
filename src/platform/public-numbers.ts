import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { ask } from './http/ask.ts'

/** Numbers that nobody chooses and anybody can read: one every three seconds, from drand (https://drand.love). */
export type PublicNumbers = {
  isSimulated: boolean
  /** In hexadecimal. Throws while it is not published, or when it cannot be read. */
  read(round: number): Promise<string>
}

/** drand's chain "quicknet". docs/check-draw.mjs knows it too. */
const CHAIN = 'https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const FIRST_ROUND_SECONDS = 1_692_803_367
const ROUND_SECONDS = 3
const TIMEOUT_MS = 10_000

const Published = v.object({ round: v.number(), randomness: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)), signature: v.string() })

/** The first number that is published at that instant or later. */
export function publicRoundAt(at: Date): number {
  return Math.ceil((at.getTime() / 1000 - FIRST_ROUND_SECONDS) / ROUND_SECONDS) + 1
}

export function createDrandNumbers(chain = CHAIN): PublicNumbers {
  return {
    isSimulated: false,
    async read(round) {
      const { status, text } = await ask(`${chain}/public/${round}`, { timeoutMs: TIMEOUT_MS })
      if (status !== 200) throw new Error(`drand has no number of round ${round} yet: it answered ${status}`)
      const published = v.parse(Published, JSON.parse(text))
      const hash = createHash('sha256').update(Buffer.from(published.signature, 'hex')).digest('hex')
      if (published.round !== round || published.randomness !== hash) throw new Error('drand answered with another number')
      return published.randomness
    },
  }
}

/** For development, without a network: anybody could compute them. */
export function createSimulatedNumbers(): PublicNumbers {
  return { isSimulated: true, read: async (round) => createHash('sha256').update(`simulated ${round}`).digest('hex') }
}
