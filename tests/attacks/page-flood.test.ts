import { expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

const send = await startTestWeb(await testDatabase({ seeded: true }), { env: { TRUST_PROXY: '1' } })
const sendFrom = (ip: string, path: string) => send(path, { headers: { 'x-forwarded-for': ip } })
/** The first request of a kind also loads and compiles what it needs. */
await sendFrom('198.51.100.1', '/cart/')

test('one source that asks for hundreds of pages at once does not close the basket and the pages of others', async () => {
  const flood = Array.from({ length: 250 }, (_, index) => sendFrom('203.0.113.7', `/page-${index}/`))
  const others = await Promise.all(['/cart/', '/checkout/', '/delivery/'].map((path) => sendFrom('198.51.100.1', path)))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404, 503]))
})

test('nor do a hundred addresses of one network', async () => {
  const flood = Array.from({ length: 250 }, (_, index) => sendFrom(`2001:db8:7:${(index % 100).toString(16)}::1`, '/cart/'))
  const others = await Promise.all(['/cart/', '/checkout/', '/account/login/'].map((path) => sendFrom('198.51.100.1', path)))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200, 503]))
})
