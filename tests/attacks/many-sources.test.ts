import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testAccounts } from '../support/accounts.ts'

const { open, ask, db } = await testAccounts({ withLimits: true })
const QUERY = '{ checkUserExist(email: "anna@example.com", captchaToken: "solved") { errors { code } } }'
/** The limit of one source in ten minutes. */
const TRIES = 20

/** The number of lookups that are answered when each source sends as many as one source may. */
async function countAnswers(sources: readonly string[]): Promise<number> {
  let answered = 0
  for (const ip of sources) {
    const browser = { ...open(), ip }
    for (let count = 0; count < TRIES; count++) {
      if ((await ask(browser, QUERY)).checkUserExist.errors.length === 0) answered++
    }
  }
  return answered
}

const list = (toSource: (place: number) => string) => Array.from({ length: 20 }, (_, place) => toSource(place))

test.each([
  ['twenty /64 networks in one /56 share four times the limit', (n: number) => `2001:db8:1:${n}::1`, 4 * TRIES],
  ['twenty /64 networks in one /48 share sixteen times the limit', (n: number) => `2001:db8:2:${n}00::1`, 16 * TRIES],
  ['twenty neighbouring IPv4 addresses share eight times the limit', (n: number) => `192.0.2.${n}`, 8 * TRIES],
])('%s', async (_sentence, toSource, expected) => {
  const answered = await countAnswers(list(toSource))
  console.log(`${20 * TRIES} asked from 20 sources of one network, ${answered} answered`)
  expect(answered).toBe(expected)
})

test('unrelated sources are counted separately', async () => {
  expect(await countAnswers(list((place) => `2001:db8:${place + 16}::1`))).toBe(20 * TRIES)
})

test('requests without a solved captcha do not count for the daily limit of a storefront', async () => {
  const countDays = async () =>
    (await sql<{ points: number }>`select points from rate_limits where key like 'identify-source-day%'`.execute(db)).rows[0]
      ?.points ?? 0
  const before = await countDays()
  const browser = { ...open(), ip: '2001:db8:ffff::1' }
  await ask(browser, QUERY.replace('solved', 'wrong'))
  expect(await countDays()).toBe(before)
  await ask(browser, QUERY)
  expect(await countDays()).toBe(before + 1)
})
