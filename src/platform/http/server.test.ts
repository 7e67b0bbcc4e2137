import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { sourceOf } from '../rate-limits/source.ts'
import { listWork, workMemory } from '../watchdog/work-in-progress.ts'
import { createServer } from './server.ts'

function createShop({ trustedProxies = 0, log = createLog({ level: 'silent' }) } = {}) {
  const server = createServer({ log, ids: randomIds, trustedProxies, onAnswer: () => undefined })
  onTestFinished(() => server.close())
  server.get('/host', async ({ host, hostname }) => ({ host, hostname }))
  server.get('/cookies', async ({ cookies }) => cookies)
  server.get('/*', async ({ url, params }) => ({ url, params }))
  server.post('/body', async ({ body }) => ({ body }))
  return server
}

/** A connection that sends exactly this. */
async function openLine(server: ReturnType<typeof createShop>, words: string) {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 })
  const line = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  await once(line, 'connect')
  line.write(words.replaceAll('\n', '\r\n'))
  return line
}

async function send(server: ReturnType<typeof createShop>, words: string): Promise<string> {
  return readText(await openLine(server, words))
}

test('an error of a page is logged without the token in its path', async () => {
  let text = ''
  const log = createLog({ level: 'debug', destination: { write: (line) => (text += line) } })
  const server = createShop({ log })
  server.get('/gift/:token/', () => {
    throw new Error('The database is away')
  })
  const secret = 'x'.repeat(43)
  const { statusCode, body } = await server.inject(`/gift/${secret}/?token=${secret}`)
  expect(statusCode).toBe(500)
  expect(body).not.toContain('database')
  expect(text).toContain('a request failed')
  expect(text).toContain('/gift/[secret]/')
  expect(text).not.toContain(secret)
})

test('a visitor who has left before the request is read does not count as an error of the server', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<number>()
  const server = createShop()
  server.addHook('onSend', async (_request, { statusCode }) => resolve(statusCode))
  server.get('/source', async (request) => sourceOf({ request }))
  server.server.prependListener('request', ({ socket }) => socket.destroy())
  await openLine(server, 'GET /source HTTP/1.1\nHost: gcsuk.localhost\n\n')
  expect(await answered).toBe(499)
})

test('a connection that requests many answers and reads none is closed', async () => {
  const server = createShop()
  let begun = 0
  server.get('/large', async () => {
    begun++
    return Buffer.alloc(10_000_000)
  })
  const closed = new Promise((resolve) => server.server.once('connection', (socket) => socket.once('close', resolve)))
  await openLine(server, 'GET /large HTTP/1.1\nHost: gcsuk.localhost\n\n'.repeat(50))
  await closed
  expect(begun).toBeLessThan(10)
  await expect.poll(() => listWork(workMemory)).toEqual([])
})

test('a connection stays open for as long as its answers are read', async () => {
  const server = createShop()
  const line = await openLine(server, '')
  for (let count = 0; count < 6; count++) {
    line.write('GET /host HTTP/1.1\r\nHost: gcsuk.localhost\r\n\r\n')
    const [answer] = await once(line, 'data')
    expect(String(answer)).toContain('200 OK')
  }
})

test('a program may send a few requests ahead', async () => {
  const ask = (end = '') => `GET /host HTTP/1.1\nHost: gcsuk.localhost\n${end}\n`
  const answers = await send(createShop(), ask().repeat(3) + ask('Connection: close\n'))
  expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(4)
})

test('a request is listed as work in progress until its visitor has the answer or has left', async () => {
  const log = createLog({ level: 'silent' })
  const server = createServer({ log, ids: randomIds, trustedProxies: 0, onAnswer: () => undefined })
  let started = () => {}
  let answer = () => {}
  server.get('/gift/:token/', async () => {
    started()
    await new Promise<void>((resolve) => (answer = resolve))
    return listWork(workMemory)
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const url = `${address}/gift/${'x'.repeat(43)}/?token=secret`

  const answered = new Promise<void>((resolve) => (started = resolve))
  const response = fetch(url, { headers: { connection: 'close' } })
  await answered
  answer()
  const id = (await response).headers.get('x-request-id')
  expect(await (await response).json()).toEqual([`GET /gift/[secret]/ ${id}`])
  await expect.poll(() => listWork(workMemory)).toEqual([])

  const abandoned = new Promise<void>((resolve) => (started = resolve))
  const leaving = new AbortController()
  const lost = fetch(url, { signal: leaving.signal }).catch(() => 'gone')
  await abandoned
  expect(listWork(workMemory)).toHaveLength(1)
  leaving.abort()
  expect(await lost).toBe('gone')
  await expect.poll(() => listWork(workMemory)).toEqual([])
  answer()
  await server.close()
})

test.each([0, 1, 2])('X-Forwarded-Host is never read, behind %s proxies', async (trustedProxies) => {
  const headers = { host: 'uk.giftcardsquare.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.1' }
  const answer = await createShop({ trustedProxies }).inject({ url: '/host', headers })
  expect(answer.json()).toEqual({ host: headers.host, hostname: headers.host })
})

test.each([
  ['a second Host header', 'Host: localhost\nHost: evil.example'],
  ['a port that cannot exist', 'Host: localhost:99999'],
  ['an invalid host', 'Host: localhost/evil'],
])('%s is a broken request', async (_sentence, headers) => {
  const answer = await send(createShop(), `GET /host HTTP/1.1\n${headers}\nConnection: close\n\n`)
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain('Host')
})

test('an old balancer names no host', async () => {
  expect(await send(createShop(), 'GET /host HTTP/1.0\n\n')).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  ['a query string', '/host?q=a%00b', {}, 'q'],
  ['a part of a query string', '/host?a=1&b=%E2%80%AE', {}, 'b'],
  ['a header', '/host', { language: 'e\u0085n' }, 'language'],
])('broken text in %s is refused, and its field is named', async (_sentence, url, headers, field) => {
  const answer = await createShop().inject({ url, headers })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe(`${field} has characters that cannot be read.`)
})

test.each(['/a%00b/', '/a%E2%80%AEb/', '/a%ED%A0%80b/', '/a%b/'])('%s is a path that no page has', async (path) => {
  const { url } = (await createShop().inject(path)).json()
  expect(url).toBe(path.replaceAll('%', '%25'))
})

test.each([
  ['http://evil.example/a/?b=1', '/a/?b=1'],
  ['https://user:pw@evil.example/cart/', '/cart/'],
  ['http://evil.example', '/'],
])('a request for the whole address %s is read by its path only', async (target, expected) => {
  const answer = await send(createShop(), `GET ${target} HTTP/1.1\nHost: localhost\nConnection: close\n\n`)
  expect(answer).toContain(JSON.stringify({ url: expected }).slice(1, -1))
})

test('bytes beyond ASCII in a path never arrive as control characters', async () => {
  const server = createShop()
  await server.listen({ host: '127.0.0.1', port: 0 })
  const line = await openLine(server, '')
  line.write(Buffer.from('GET /a\x85b/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 'latin1'))
  expect(await readText(line)).not.toContain('\x85')
})

test('cookies are read as they were sent, so an unreadable one refuses nobody', async () => {
  const answer = await createShop().inject({ url: '/cookies', headers: { cookie: 'cart=a%00b; session=%E2; ok=1' } })
  expect(answer.json()).toEqual({ cart: 'a%00b', session: '%E2', ok: '1' })
})

test('a body that arrives byte by byte is refused', async () => {
  const server = createShop()
  const head = 'POST /body HTTP/1.1\nHost: localhost\nContent-Type: text/plain\nTransfer-Encoding: chunked\nConnection: close\n\n'
  const bodyOf = (bytes: number) => `${'1\nx\n'.repeat(bytes)}0\n\n`
  expect(await send(server, head + bodyOf(1_900))).toContain(`"${'x'.repeat(1_900)}"`)
  let answered = 0
  server.server.on('request', (request) => request.on('end', () => answered++))
  expect(await send(server, head + bodyOf(50_000)).catch(() => '')).not.toContain('200 OK')
  expect(answered).toBe(0)
})

test('a request that does not arrive within thirty seconds is ended, but an answer may take longer', async () => {
  const server = createShop()
  expect(server.server.requestTimeout).toBe(30_000)
  expect(server.server.headersTimeout).toBe(30_000)
  // Shorter, so that the test is quick.
  server.server.requestTimeout = 500
  server.server.headersTimeout = 500
  let answer = () => {}
  server.get('/slow', () => new Promise((resolve) => (answer = () => resolve('at last'))))
  const waiting = await openLine(server, 'GET /slow HTTP/1.1\nHost: localhost\nConnection: close\n\n')
  const slowBody = await openLine(
    server,
    'POST /body HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 9\n\n{"a',
  )
  const slowHeaders = await openLine(server, 'GET /host HTTP/1.1\nHost: loc')
  for (const line of [slowBody, slowHeaders]) expect(await readText(line)).toMatch(/^HTTP\/1.1 408 /)
  answer()
  expect(await readText(waiting)).toContain('at last')
})

test.each([
  ['a port', '203.0.113.7:4711', '203.0.113.7'],
  ['another port', '203.0.113.7:4712', '203.0.113.7'],
  ['IPv6 and a port', '[2001:db8::1]:4711', '2001:db8::1'],
  ['nonsense', 'x4711', '0.0.0.0'],
])('a visitor whose proxy reports the address with %s is one visitor', async (_sentence, forwarded, expected) => {
  const log = createLog({ level: 'silent' })
  const server = createServer({ log, ids: randomIds, trustedProxies: 1, onAnswer: () => undefined })
  server.get('/', ({ ip }) => ({ ip }))
  const { body } = await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(JSON.parse(body)).toEqual({ ip: expected })
})

test.each([
  [0, '127.0.0.1'],
  [1, '203.0.113.7'],
  [2, '198.51.100.1'],
])('behind %d proxies a visitor cannot make up another address', async (trustedProxies, expected) => {
  const server = createShop({ trustedProxies })
  server.get('/ip', ({ ip }) => ({ ip }))
  const headers = { 'x-forwarded-for': '192.0.2.66, 198.51.100.1, 203.0.113.7' }
  expect((await server.inject({ url: '/ip', headers })).json()).toEqual({ ip: expected })
})
