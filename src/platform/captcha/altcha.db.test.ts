import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { createAltcha } from './altcha.ts'
import type { Challenge } from './captcha.ts'

const { clock, db, pool } = await testDatabase()
const captcha = createAltcha({ db, clock, keys: [HARMLESS_SERVICES.keyFor('captcha')] })
const START = '2026-03-02T10:00:00Z'

type Solved = {
  challenge: Challenge & { parameters: { data?: { until: number; action?: string } } }
  solution: { counter: number; derivedKey: string }
}

async function solve(from = captcha): Promise<Solved> {
  clock.set(START)
  const challenge = await from.createChallenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}

const toToken = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64')

test('a solution passes once', async () => {
  const token = toToken(await solve())
  expect(await captcha.verify(token)).toBe(true)
  expect(await captcha.verify(token)).toBe(false)
})

test("a puzzle is for the action 'common', and only with that does a solution pass", async () => {
  const { challenge, solution } = await solve()
  const { data } = challenge.parameters
  expect(data).toMatchObject({ action: 'common' })
  const other = { ...challenge, parameters: { ...challenge.parameters, data: { ...data, action: 'login' } } }
  expect(await captcha.verify(toToken({ challenge: other, solution }))).toBe(false)
  expect(await captcha.verify(toToken({ challenge, solution }))).toBe(true)
})

test('when ten requests send one solution at once, one passes', async () => {
  const token = toToken(await solve())
  await warmPool(pool)
  const verdicts = await Promise.all(Array.from({ length: 10 }, () => captcha.verify(token)))
  expect(verdicts.filter(Boolean)).toHaveLength(1)
})

test('a solution written differently is still the same solution', async () => {
  const { challenge, solution } = await solve()
  expect(await captcha.verify(toToken({ challenge, solution }))).toBe(true)
  expect(await captcha.verify(toToken({ solution: { ...solution, time: 1 }, challenge, extra: true }))).toBe(false)
})

test('further fields of a token have no effect', async () => {
  const token = toToken({ ...(await solve()), hmacAlgorithm: 'none', counterMode: 'none' })
  expect(await captcha.verify(token)).toBe(true)
})

test('a solution is accepted for ten minutes, and no longer', async () => {
  const early = toToken(await solve())
  clock.set('2026-03-02T10:09:59Z')
  expect(await captcha.verify(early)).toBe(true)
  const late = toToken(await solve())
  clock.set('2026-03-02T10:10:00Z')
  expect(await captcha.verify(late)).toBe(false)
})

test('a longer time, an easier puzzle or another signer is a forgery', async () => {
  const { challenge, solution } = await solve()
  const { parameters } = challenge
  const longer = { ...challenge, parameters: { ...parameters, data: { until: 4_000_000_000_000 } } }
  const easier = { ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '00' } }
  const unsigned = { parameters }
  for (const forged of [longer, easier, unsigned])
    expect(await captcha.verify(toToken({ challenge: forged, solution }))).toBe(false)
  const other = createAltcha({ db, clock, keys: [HARMLESS_SERVICES.keyFor('another')] })
  expect(await captcha.verify(toToken(await solve(other)))).toBe(false)
})

test('a wrong key is refused, and does not use up the puzzle', async () => {
  const { challenge, solution } = await solve()
  expect(await captcha.verify(toToken({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }))).toBe(false)
  expect(await captcha.verify(toToken({ challenge, solution }))).toBe(true)
})

test('the key of a solution proves the work: the shop does not try the number that led to it again', async () => {
  const { challenge, solution } = await solve()
  expect(await captcha.verify(toToken({ challenge, solution: { ...solution, counter: solution.counter + 1 } }))).toBe(true)
})

test('a puzzle without the signature of its key is a forgery', async () => {
  const { challenge, solution } = await solve()
  const { keySignature, ...parameters } = challenge.parameters as Record<string, unknown>
  expect(keySignature).toBeTypeOf('string')
  expect(await captcha.verify(toToken({ challenge: { ...challenge, parameters }, solution }))).toBe(false)
})

test.each(['', 'no token', toToken(null), toToken({}), toToken({ challenge: { parameters: null } }), 'A'.repeat(5_000)])(
  'a text that is not a solution is refused: %#',
  async (token) => {
    expect(await captcha.verify(token)).toBe(false)
  },
)

test('used solutions are deleted once they have expired', async () => {
  await captcha.verify(toToken(await solve()))
  const fresh = await solve()
  clock.set('2026-03-02T11:00:00Z')
  const later = await captcha.createChallenge()
  const solution = await solveChallenge({ challenge: later, deriveKey })
  await captcha.verify(toToken({ challenge: later, solution }))
  expect(await captcha.verify(toToken(fresh))).toBe(false)
  const { rows } = await sql`select 1 from used_captchas`.execute(db)
  expect(rows).toHaveLength(1)
})
