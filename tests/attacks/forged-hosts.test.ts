import { describe, expect, test } from 'vitest'
import { findStorefrontByCode } from '../../src/modules/storefronts/index.ts'
import { testDatabase } from '../support/database.ts'
import { startTestWeb } from '../support/web.ts'

/** A visitor sends a wrong Host header, or one that only the machine itself uses. */

const database = await testDatabase({ seeded: true })
const hostOf = (code: string) => findStorefrontByCode(code)?.host ?? ''
const HERE = hostOf('GCSUK')
const ELSEWHERE = hostOf('CB')

const production = { NODE_ENV: 'production', SECRET_KEY: 'only for tests, '.repeat(2) }
const send = await startTestWeb(database, { env: { ...production, TRUST_PROXY: '1', TRUSTED_DOCUMENTS: 'off' } })

const STORE = { method: 'POST', body: '{"query":"{ storeData { code } }"}' }
const askStore = async (headers: Record<string, string>) =>
  JSON.parse((await send('/graphql', { ...STORE, headers: { 'content-type': 'application/json', ...headers } })).text).data
    ?.storeData?.code

describe('behind a proxy', () => {
  const forged = { host: HERE, 'x-forwarded-host': ELSEWHERE, 'x-forwarded-for': '192.0.2.1' }

  test('the storefront of the API is the one of Host', async () => {
    expect(await askStore(forged)).toBe('GCSUK')
    expect(await askStore({ ...forged, host: ELSEWHERE, 'x-forwarded-host': HERE })).toBe('CB')
  })

  test('pages, their links and their cache entries belong to Host', async () => {
    for (const headers of [forged, { host: HERE }]) {
      const { status, text } = await send('/', { headers })
      expect(status).toBe(200)
      expect(text).toContain(`<link rel="canonical" href="https://${HERE}/"`)
      expect(text).not.toContain(`"https://${ELSEWHERE}/"`)
    }
  })

  test('robots.txt and redirects belong to Host too', async () => {
    expect((await send('/robots.txt', { headers: forged })).text).toContain(`https://${HERE}/sitemap.xml`)
    expect((await send('/gift-cards', { headers: forged })).headers.location).toBe('/gift-cards/')
    expect((await send('/gift-cards', { headers: { ...forged, 'x-forwarded-host': 'evil.example' } })).status).toBe(301)
  })
})

describe('in production', () => {
  const OWN_NAMES = ['localhost', 'localhost:3000', 'cb.localhost', '127.0.0.1', '[::1]', '0.0.0.0', '10.0.0.7', 'evil.example']

  test.each(OWN_NAMES)('%s has no pages, files or answers', async (host) => {
    for (const path of ['/', '/cart/', '/robots.txt', '/sitemap.xml', '/map.json']) {
      expect((await send(path, { headers: { host } })).status, path).toBe(421)
    }
    expect(await askStore({ host })).toBeUndefined()
  })

  test('a load balancer can call the probes by an IP address', async () => {
    for (const path of ['/health', '/ready']) expect((await send(path, { headers: { host: '10.0.0.7' } })).status, path).toBe(200)
  })

  test('the payment provider may call any host', async () => {
    const unsigned = { method: 'POST', body: '{}', headers: { host: 'localhost', 'content-type': 'application/json' } }
    // Without Adyen no signature is valid, but the request is checked.
    expect((await send('/webhooks/adyen', unsigned)).status).toBe(401)
  })
})

describe('the metrics', async () => {
  const METRICS_TOKEN = 'read-the-metrics'
  const askers = {
    'in production': await startTestWeb(database, { env: production }),
    'behind a proxy': await startTestWeb(database, { env: { TRUST_PROXY: '1' } }),
    'in production behind a proxy': send,
  }
  const sendWithToken = await startTestWeb(database, { env: { ...production, TRUST_PROXY: '1', METRICS_TOKEN } })
  const sendAtHome = await startTestWeb(database)

  test.each(Object.entries(askers))(
    '%s are not readable without a token, even if the visitor seems to be on this machine',
    async (_where, send) => {
      expect((await send('/metrics')).status).toBe(404)
      expect((await send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    },
  )

  test('are readable with the token, from anywhere', async () => {
    const askWith = async (headers?: Record<string, string>) => (await sendWithToken('/metrics', headers && { headers })).status
    expect(await askWith({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
    expect(await askWith({ authorization: 'Bearer another-token-of-16' })).toBe(404)
    expect(await askWith()).toBe(404)
  })

  test('are open to a developer on the same machine', async () => {
    expect((await sendAtHome('/metrics')).status).toBe(200)
  })
})
