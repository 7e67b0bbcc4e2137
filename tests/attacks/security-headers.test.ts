import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { invoicePath } from '../../src/modules/orders/fulfilment/invoice/invoice-path.ts'
import { writeInvoice } from '../../src/modules/orders/fulfilment/invoice/write-invoice.ts'
import { createDb, createPool } from '../../src/platform/db/pool.ts'
import type { Asked } from '../../src/platform/http/ask.ts'
import type { ShopModule } from '../../src/platform/module.ts'
import { testFulfilment } from '../support/fulfilment.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'
import { startTestWeb } from '../support/web.ts'

/** Every header that gives a browser permissions, for every kind of response. The test fails when one is missing or allows more than before. */

const broken: ShopModule = {
  name: 'broken',
  resolvers: {},
  jobs: [],
  routes: (server) => {
    server.get('/breaks', () => {
      throw new Error('The database is away')
    })
  },
}
const shop = await testFulfilment()
const send = await startTestWeb(shop, { extraModules: [broken] })
const nowhere = createPool('postgres://nobody:x@127.0.0.1:9/none', { max: 1 })
afterAll(() => nowhere.end())
const sendToFailing = await startTestWeb({ ...shop, pool: nowhere, db: createDb(nowhere) })
const order = await shop.buy([{}])
await writeInvoice(shop.ctx, HARMLESS_SERVICES, order)

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const NOTHING = "default-src 'none'; frame-ancestors 'none'"
const PAGE = [
  "default-src 'self'",
  "script-src 'self' <hashes>",
  "style-src 'self' <hashes>",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
/** The page of one visitor may show a brand's own shop in a sandboxed frame. */
const PERSONAL_PAGE = PAGE.replace('object-src', 'frame-src https: http://localhost:*; object-src')
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const FOR_GOOD = 'public, max-age=31536000, immutable'
const NEVER = 'no-store'
const NEVER_ELSEWHERE = 'private, no-store'

const fileIn = (folder: string, ending: string) =>
  `/${folder}${readdirSync(new URL(`../../dist/${folder === 'art/' ? '' : 'client/'}${folder}`, import.meta.url), {
    recursive: true,
  })
    .map(String)
    .find((name) => name.endsWith(ending))}`
const FORM = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const QUERY = { method: 'POST', headers: { 'content-type': 'application/json' } }
const MAILED_EVERYWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

type Kind = {
  path: string
  asked?: Omit<Asked, 'timeoutMs'>
  status: number
  caching: string | undefined
  policy?: string
  others?: Record<string, string>
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a page for everyone': { path: '/', status: 200, caching: FOR_A_MINUTE, policy: PAGE },
  'the same page, cached': { path: '/', status: 200, caching: FOR_A_MINUTE, policy: PAGE },
  'a page of one visitor': { path: '/cart/', status: 200, caching: NEVER_ELSEWHERE, policy: PERSONAL_PAGE },
  'a page that is not there': { path: '/gift-cards/no-such-card/', status: 404, caching: FOR_A_MINUTE, policy: PAGE },
  'an address that moved': { path: '/gift-cards', status: 301, caching: 'public, max-age=3600' },
  'a gift under an odd address': { path: `/%67ift/${'A'.repeat(43)}/`, status: 301, caching: NEVER },
  'a gift under an odder address': { path: `/%2567ift/${'A'.repeat(43)}/`, status: 404, caching: FOR_A_MINUTE, policy: PAGE },
  'a gift in capitals': { path: `/GIFT/${'A'.repeat(43)}/`, status: 404, caching: FOR_A_MINUTE, policy: PAGE },
  'a host that is nobody': { path: '/', asked: { headers: { host: 'evil.example' } }, status: 421, caching: NEVER },
  'a host that cannot exist': { path: '/', asked: { headers: { host: 'localhost:99999' } }, status: 400, caching: NEVER },
  'an address that takes no forms': { path: '/nowhere', asked: { method: 'POST' }, status: 404, caching: undefined },
  'a failure of ours': { path: '/breaks', status: 500, caching: NEVER },
  'an answer of the API': {
    path: '/graphql',
    asked: { ...QUERY, body: '{"query":"{__typename}"}' },
    status: 200,
    caching: NEVER,
  },
  'a refusal of the API': { path: '/graphql', asked: { ...QUERY, body: '{"query":"{"}' }, status: 400, caching: NEVER },
  'a script': { path: fileIn('assets/', '.js'), status: 200, caching: FOR_GOOD },
  'a style sheet': { path: fileIn('assets/', '.css'), status: 200, caching: FOR_GOOD },
  'a picture': { path: fileIn('art/', '.svg'), status: 200, caching: FOR_GOOD, others: MAILED_EVERYWHERE },
  'a picture that is not there': { path: '/art/none.svg', status: 404, caching: undefined, others: MAILED_EVERYWHERE },
  'the answer to a form': { path: '/cart/add/', asked: { ...FORM, body: 'variationId=0&value=25' }, status: 303, caching: NEVER },
  'a form of another site': {
    path: '/cart/add/',
    asked: { ...FORM, headers: { ...FORM.headers, origin: 'https://evil.example' }, body: '' },
    status: 403,
    caching: undefined,
  },
  'an invoice': {
    path: invoicePath(HARMLESS_SERVICES, order.id),
    status: 200,
    caching: NEVER_ELSEWHERE,
    policy: "frame-ancestors 'none'",
  },
  'an unknown invoice': { path: '/documents/invoice/wrong.pdf', status: 303, caching: NEVER_ELSEWHERE },
  'own data of nobody': { path: '/documents/own-data.json', status: 401, caching: NEVER_ELSEWHERE },
  'a puzzle': { path: '/captcha', status: 200, caching: NEVER },
  'a country': { path: '/ip', status: 200, caching: NEVER },
  'a map': { path: '/map.json', status: 200, caching: 'public, max-age=86400' },
  'a robots file': { path: '/robots.txt', status: 200, caching: 'public, max-age=3600' },
  'a sitemap': { path: '/sitemap.xml', status: 200, caching: 'public, max-age=300, s-maxage=3600' },
  'a feed': { path: '/blog/rss.xml', status: 200, caching: 'public, max-age=300, s-maxage=3600' },
  'a forged webhook': { path: '/webhooks/adyen', asked: { ...QUERY, body: '{}' }, status: 401, caching: undefined },
  'a probe': { path: '/health', status: 200, caching: NEVER },
  'a second probe': { path: '/ready', status: 200, caching: NEVER },
  'the metrics': { path: '/metrics', status: 200, caching: undefined },
}

/** The hashes of a page's scripts and styles are tested elsewhere (src/platform/http/content-security.test.ts). */
const normalised = (policy: unknown) => String(policy).replace(/(?:'sha256-[\w+/]{43}=' ?)+(?=;|$)/g, '<hashes>')

/** Headers that give a browser no permissions. */
const ORDINARY = new Set([
  ...['accept-ranges', 'connection', 'content-disposition', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'location', 'retry-after', 'set-cookie', 'transfer-encoding', 'vary', 'x-request-id', 'x-robots-tag'],
])

type Answer = Awaited<ReturnType<typeof send>>

function expectHeaders({ headers }: Answer, { policy = NOTHING, caching, others }: Omit<Kind, 'path' | 'status'>): void {
  const sent = Object.entries(headers).filter(([name]) => !ORDINARY.has(name))
  const { 'content-security-policy': sentPolicy, ...rest } = Object.fromEntries(sent)
  expect(normalised(sentPolicy)).toBe(policy)
  expect(rest).toEqual({ ...EVERYWHERE, ...others, ...(caching === undefined ? {} : { 'cache-control': caching }) })
}

test.each(Object.entries(KINDS))('%s has exactly its headers', async (_name, { path, asked, status, ...expected }) => {
  const answer = await send(path, asked)
  expect(answer.status).toBe(status)
  expectHeaders(answer, expected)
})

test.each([
  ['/', PAGE],
  ['/cart/', PERSONAL_PAGE],
])('a page that cannot be rendered has the headers of a page, and is never cached: %s', async (path, policy) => {
  const answer = await sendToFailing(path)
  expect(answer.status).toBe(500)
  expectHeaders(answer, { policy, caching: NEVER_ELSEWHERE })
})

test('a page that the browser already has is answered as unchanged, with its own policy', async () => {
  const first = await send('/')
  const again = await send('/', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})
