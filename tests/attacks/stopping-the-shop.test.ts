import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storefronts } from '../../storefronts/index.ts'
import { testDatabase } from '../support/database.ts'
import { expectLittleWork, measureWork } from '../support/processor-time.ts'
import { startTestWeb } from '../support/web.ts'

/** One request must not block the others: every request of a visitor is answered quickly, whatever it contains. */

const shop = await testDatabase({ seeded: true })
const send = await startTestWeb(shop)
/** The first request of a kind also loads and compiles code. */
await send('/')

const sendQuery = (body: string) => send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
await sendQuery('{"query":"{ storeData { code } }"}')

test('the maps of all countries can be requested at once', async () => {
  const hosts = storefronts.map(({ code }) => `${code.toLowerCase()}.localhost`)
  const ms = await measureWork(async () => {
    const answers = await Promise.all(hosts.map((host) => send('/map.json', { headers: { host } })))
    expect(answers.map(({ status }) => status)).toEqual(hosts.map(() => 200))
  })
  expect(ms).toBeLessThan(1_000)
})

test('a map is requested a thousand times on one connection that reads no answer', async () => {
  await send('/map.json', { headers: { host: 'cbca.localhost' } })
  const before = process.memoryUsage().external
  const { hostname: host, port } = new URL(send.address)
  const connection = connect({ host, port: Number(port) })
  connection.pause().write('GET /map.json HTTP/1.1\r\nHost: cbca.localhost\r\n\r\n'.repeat(1_000))
  await sleep(2_000)
  connection.destroy()
  expect(process.memoryUsage().external - before).toBeLessThan(50 * 1024 * 1024)
})

test('there are no server functions', async () => {
  expect((await send('/_serverFn/x/')).status).toBe(404)
})

test('a sitemap is written once, however its host is spelled', async () => {
  await send('/sitemap.xml')
  const hosts = Array.from({ length: 30 }, (_, bits) =>
    'gcsuk'
      .split('')
      .map((letter, place) => (bits & (1 << place) ? letter.toUpperCase() : letter))
      .join(''),
  )
  const ask = async (path: string, spelled: readonly string[]) => {
    for (const host of spelled) await send(path, { headers: { host: `${host}.localhost` } })
  }
  // Opens a connection for each before the measurement.
  await ask('/robots.txt', hosts)
  await expectLittleWork(130, (round) => ask('/sitemap.xml', hosts.slice(10 * round, 10 * round + 10)))
})

const names = (count: number, from: number) => Array.from({ length: count }, (_, index) => (from + index).toString(36)).join('&')

test.each(['/', '/cart/'])('a query of thousands of parameters costs %s little work', async (path) => {
  await send(path)
  await expectLittleWork(250, async (round) => {
    expect((await send(`${path}?${names(3_500, 1_296 + round)}`)).status).toBeLessThan(400)
  })
})

test('thousands of cookies that cannot be decoded cost little work', async () => {
  const cookie = Array.from({ length: 2_200 }, (_, index) => `${index.toString(36)}=%`).join(';')
  await expectLittleWork(150, async () => {
    for (let count = 0; count < 10; count++) expect((await send('/robots.txt', { headers: { cookie } })).status).toBe(200)
  })
})

test('a form of thousands of fields is refused before they are read', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = async (count: number) =>
    (await send('/contact-us/message/', { method: 'POST', headers, body: names(count, 0) })).status
  expect(await post(100)).toBe(303)
  expect(await post(101)).toBe(400)
  await expectLittleWork(100, async () => {
    for (let count = 0; count < 5; count++) expect(await post(16_000)).toBe(400)
  })
})

test('parameters that a page does not read do not create another cached page', async () => {
  const markOf = async (path: string) => (await send(path)).headers.etag
  const drawn = await markOf('/contact-us/')
  expect(await markOf('/contact-us/?latmin=1&topic=x&page=2&sort=name&utm_source=x&s=tea')).toBe(drawn)
  expect(await markOf('/gift-cards/?s=tea')).not.toBe(await markOf('/gift-cards/'))
})

const LONG = 'x'.repeat(9_000)

test.each([
  ['a page', `/${LONG}/`],
  ['a page in another language', `/fr/${LONG}/`, 'cbbe.localhost'],
  ['a gift card', `/gift-cards/${LONG}/`],
  ['a page of one visitor', `/gift/${LONG}/`],
  ['a topic', `/blog/?topic=${LONG}`],
  ['a filter', `/gift-cards/?cb_api_giftcard_categories=${LONG}`],
])('%s with an address of nine thousand letters is not found', async (_what, path, host = 'gcsuk.localhost') => {
  expect((await send(path, { headers: { host } })).status).toBe(404)
})

test('a path of question marks is read in a moment', async () => {
  const query =
    'query ($path: String!) { page(path: $path) { id } product(path: $path) { id } hreflangTags(path: $path) { path } }'
  await expectLittleWork(100, async (round) => {
    const path = `${'?'.repeat(7_000 - round)}\n`
    const { text } = await sendQuery(JSON.stringify({ query, variables: { path } }))
    expect(JSON.parse(text)).toMatchObject({ data: { page: null, product: null } })
  })
})

test('a sitemap is written once, and again when something changes', async () => {
  const read = async () => (await send('/sitemap.xml')).text
  expect(await read()).toContain('/delivery/</loc>')
  const paths = Array.from({ length: 40 }, (_, index) => (index % 2 ? '/sitemap.xml' : `/sitemap-${index + 2}.xml`))
  const ms = await measureWork(async () => {
    for (const path of paths) await send(path)
  })
  await sql`update pages set noindex = true where path = '/delivery/'`.execute(shop.db)
  const onceMs = await measureWork(async () => expect(await read()).not.toContain('/delivery/</loc>'))
  expect(ms).toBeLessThan(10 * onceMs)
})
