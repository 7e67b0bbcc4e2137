import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Browser, testAccounts } from '../support/accounts.ts'
import { encodeMultipart } from '../support/multipart.ts'
import { expectLittleWork } from '../support/processor-time.ts'

/** Quote requests and contact messages send mails: to the shop, and to an address that the visitor types. */

const { open, mutate, codes, newEmail, db, mails, server, work } = await testAccounts({ withLimits: true, seeded: true })

const RATE_LIMITED = 1003
let keys = 0

const QUOTE = {
  message: 'Cards',
  remark: 'None',
  contactPreference: 'EMAIL',
  companyName: 'Hill Ltd',
  firstName: 'A',
  lastName: 'Hill',
}

function request(browser: Browser, email: string, input: object = {}) {
  const variables = { input: { ...QUOTE, email, ...input }, captchaToken: 'solved', idempotencyKey: `key ${++keys}` }
  return mutate(browser, 'requestQuote', variables, 'request { id }')
}

function write(browser: Browser, email: string, input: object = {}) {
  const message = { topic: 'OTHER', name: 'Anna', message: 'Hello', email, ...input }
  return mutate(browser, 'sendContactMessage', { input: message, captchaToken: 'solved', idempotencyKey: `key ${++keys}` })
}

test('a mailbox gets five confirmations a day, from any source and in any spelling; its owner can always write to the shop', async () => {
  const spellings = ['victim@gmail.com', 'vic.tim@gmail.com', 'victim+1@gmail.com', 'VICTIM@googlemail.com', 'v.ictim@gmail.com']
  for (const [index, email] of spellings.entries()) {
    const answer = await (index % 2 ? request : write)(open(), email)
    expect(answer.errors).toEqual([])
  }
  for (const send of [request, write]) expect(codes(await send(open(), 'victim+2@gmail.com'))).toEqual([])
  await work()
  expect(mails.filter(({ to }) => /gmail|googlemail/.test(to))).toHaveLength(spellings.length)
  expect(mails.filter(({ replyTo = '' }) => /gmail|googlemail/.test(replyTo))).toHaveLength(spellings.length + 2)
})

test('a source may send five of each in ten minutes, and two without a captcha', async () => {
  const browser = open()
  for (let time = 1; time <= 5; time++) expect(codes(await write(browser, newEmail()))).toEqual([])
  expect(codes(await write(browser, newEmail()))).toEqual([RATE_LIMITED])
  const { ip, host } = open()
  const outcomes: unknown[] = []
  for (let time = 1; time <= 3; time++) {
    const { headers, payload } = await encodeMultipart({ ...QUOTE, email: newEmail() })
    const options = { method: 'POST', url: '/business/request/', remoteAddress: ip } as const
    const answer = await server.inject({ ...options, headers: { host, origin: `http://${host}`, ...headers }, payload })
    outcomes.push(String(answer.headers.location).replace(/[\da-f]{8}-.*/, 'id'))
  }
  const sent = '/business/thank-you/?request=id'
  expect(outcomes).toEqual([sent, sent, '/business/thank-you/?refused=RATE_LIMITED'])
})

test.each([
  ['firstName', 2205],
  ['companyName', 2205],
  ['email', 1102],
])('a line break in %s of a quote request adds no header', async (field, code) => {
  const value = `${field === 'email' ? 'anna@example.com' : 'Anna'}\r\nBcc: victim@example.com`
  const answer = await request(open(), newEmail(), { [field]: value })
  expect(answer.errors).toMatchObject([{ code, referencedRequestParameter: field }])
})

test('a line break in a message or its topic adds no header', async () => {
  expect(codes(await write(open(), newEmail(), { name: 'Anna\nBcc: victim@example.com' }))).toEqual([2205])
  expect(codes(await write(open(), newEmail(), { orderNumber: '10000001\r\nBcc: x' }))).toEqual([2705])
  await expect(write(open(), newEmail(), { topic: 'OTHER\r\nBcc: victim@example.com' })).rejects.toThrow()
  await write(open(), newEmail(), { message: 'Subject: x\r\nBcc: victim@example.com\r\n\r\n.\r\nMAIL FROM' })
  await work()
  for (const { subject, replyTo = '', headers } of mails)
    expect(`${subject}${replyTo}${JSON.stringify(headers)}`).not.toMatch(/victim@example|\n/)
})

async function upload(browser: Browser, content: Buffer, headers: Record<string, string> = {}) {
  const encoded = await encodeMultipart({}, { attachment: content })
  return server.inject({
    method: 'POST',
    url: '/business/attachment/',
    remoteAddress: browser.ip,
    headers: { host: browser.host, origin: `http://${browser.host}`, ...encoded.headers, ...headers },
    payload: encoded.payload,
  })
}

const countFiles = async () => (await sql`select from quote_attachments`.execute(db)).rows.length

test('a disguised or oversized file is not stored, and no file is ever served', async () => {
  const browser = open()
  const before = await countFiles()
  const program = Buffer.from('MZ\x90\0\x03', 'latin1')
  expect((await upload(browser, program)).json()).toMatchObject({ id: null, errors: [{ code: 2709 }] })
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n')
  expect((await upload(browser, large)).json()).toMatchObject({ id: null, errors: [{ code: 2710 }] })
  expect((await upload(browser, Buffer.alloc(7 * 1024 * 1024, 'a,b\n'))).statusCode).toBe(413)
  expect((await upload(browser, Buffer.from('a,b'), { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await upload(browser, Buffer.from('a,b'), { 'content-type': 'multipart/form-data' })).statusCode).toBe(400)
  expect((await upload(browser, Buffer.from('a,b'), { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect(await countFiles()).toBe(before)
  const { id } = (await upload(browser, Buffer.from('a,b'))).json()
  for (const url of [`/business/attachment/${id}`, `/business/attachment/?id=${id}`])
    expect((await server.inject({ url, headers: { host: browser.host } })).statusCode).toBe(404)
})

test('a form with very many parts is refused before it is read, because each part takes time', async () => {
  const browser = open()
  const send = async (count: number, typeBefore = '') => {
    const fields = Object.fromEntries(Array.from({ length: count - 1 }, (_, index) => [`field${index}`, '']))
    const { headers, payload } = await encodeMultipart(fields, { attachment: Buffer.from('a,b') })
    return server.inject({
      method: 'POST',
      url: '/business/attachment/',
      remoteAddress: browser.ip,
      headers: {
        host: browser.host,
        origin: `http://${browser.host}`,
        'content-type': typeBefore + headers['content-type'],
      },
      payload,
    })
  }
  expect((await send(100)).statusCode).toBe(200)
  expect((await send(101)).statusCode).toBe(400)
  expect((await send(5_000)).statusCode).toBe(400)
  // Parsers treat a header with two types differently: the type that is counted must be the type that is read.
  expect((await send(500, 'multipart/form-data; boundary=other, ')).statusCode).toBe(400)
})

test('a very long boundary is refused before the body is searched for it, which would take minutes', async () => {
  const { host, ip } = open()
  const boundary = 'a'.repeat(2_000)
  await expectLittleWork(1_000, async () => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/business/attachment/',
      remoteAddress: ip,
      headers: { host, origin: `http://${host}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.from(`--${boundary.slice(1)}x`.repeat(20) + 'a'.repeat(1_000_000)),
    })
    expect(statusCode).toBe(400)
  })
})

test('a field with thousands of headers is refused before it is read', async () => {
  const browser = open()
  const { headers, payload } = await encodeMultipart({}, { attachment: Buffer.from('a,b') })
  const [head = '', ...rest] = payload.toString('latin1').split('\r\n\r\n')
  const send = (lines: number) =>
    server.inject({
      method: 'POST',
      url: '/business/attachment/',
      remoteAddress: browser.ip,
      headers: { host: browser.host, origin: `http://${browser.host}`, ...headers },
      payload: Buffer.from([head + '\r\nf: b'.repeat(lines), ...rest].join('\r\n\r\n'), 'latin1'),
    })
  expect((await send(100)).statusCode).toBe(200)
  expect((await send(500)).statusCode).toBe(400)
  expect((await send(140_000)).statusCode).toBe(400)
})

test('visitors who leave while their upload is being counted use up nobody else’s limit', async () => {
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const countUploads = async () =>
    (await sql<{ points: number }>`select points from rate_limits where key like 'quote-upload-day%'`.execute(db)).rows[0]
      ?.points ?? 0
  const before = await countUploads()
  // By now the request waits for the database.
  const leave = ({ socket }: IncomingMessage) => void socket.destroy()
  server.server.on('request', leave)
  const headers = { host: 'gcsuk.localhost', 'content-type': 'multipart/form-data', 'content-length': 9 }
  const sent = { method: 'POST', headers }
  for (let count = 0; count < 9; count++)
    await new Promise((resolve) => requestPlainly(`${address}/business/attachment/`, sent).on('error', resolve).flushHeaders())
  await expect.poll(countUploads).toBe(before + 9)
  server.server.off('request', leave)
  expect((await upload(open(), Buffer.from('a,b'))).statusCode).toBe(200)
})

test('the addresses of one network may upload ten files an hour together', async () => {
  const statuses: number[] = []
  for (let place = 1; place <= 11; place++)
    statuses.push((await upload({ ...open(), ip: `203.0.113.${place}` }, Buffer.from('a,b'))).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('a source may upload ten files an hour, and files without a request never fill the disk', async () => {
  const browser = open()
  const statuses: number[] = []
  for (let time = 1; time <= 11; time++) statuses.push((await upload(browser, Buffer.from('a,b'))).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  // As if other visitors had uploaded 200 MB.
  await sql`update quote_attachments set byte_length = 200 * 1024 * 1024 where id = (select id from quote_attachments limit 1)`.execute(
    db,
  )
  expect((await upload(open(), Buffer.from('a,b'))).json()).toMatchObject({ id: null, errors: [{ code: 1008 }] })
})
