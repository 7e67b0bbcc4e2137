import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

const send = await startTestWeb(await testDatabase({ seeded: true }), { env: { TRUST_PROXY: '1' } })
const sendFrom = (ip: string, path: string) => send(path, { headers: { 'x-forwarded-for': ip } })
/** Opens the connections first, because a flood must arrive faster than it is answered. */
await Promise.all(Array.from({ length: 300 }, () => sendFrom('198.51.100.1', '/robots.txt')))
await sendFrom('198.51.100.1', '/cart/')

/** The number of refusals depends on the machine's speed: see `source-turns.test.ts`. */
async function expectServedOrRefused(flood: readonly Promise<{ status: number }>[]): Promise<void> {
  const answers = await Promise.all(flood)
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
}

test('one source that requests hundreds of pages at once does not block the basket and the pages of others', async () => {
  const flood = Array.from({ length: 250 }, () => sendFrom('203.0.113.7', '/cart/'))
  const others = await Promise.all(['/cart/', '/checkout/', '/account/login/'].map((path) => sendFrom('198.51.100.1', path)))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  await expectServedOrRefused(flood)
})

test('a hundred addresses of one network do not block them either', async () => {
  const flood = Array.from({ length: 250 }, (_, index) => sendFrom(`2001:db8:7:${(index % 100).toString(16)}::1`, '/cart/'))
  const others = await Promise.all(['/cart/', '/checkout/', '/account/login/'].map((path) => sendFrom('198.51.100.1', path)))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  await expectServedOrRefused(flood)
})
