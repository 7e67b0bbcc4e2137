import { chmod, readdir, stat } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tools/temporary-folder.ts'
import { systemClock } from '../../platform/clock.ts'
import { ask } from '../../platform/http/ask.ts'
import { createMailer, type Mail, type Mailer } from '../../platform/mail/mailer.ts'
import { type Mailbox, startMailbox } from './start-mailbox.ts'

const log = pino({ level: 'silent' })
let folder: string
let mailbox: Mailbox
let mailer: Mailer

const MAIL: Mail = {
  messageId: '<hello.1@shop.example>',
  from: { name: 'Gift Shop', address: 'hello@shop.example' },
  to: 'anna@example.com',
  subject: 'Café <b>für</b> Anna',
  html: '<html><head></head><body><p>Hello</p><script>alert(1)</script></body></html>',
  text: 'Hello',
  headers: { 'List-Unsubscribe': '<https://shop.example/x>' },
}

async function open(): Promise<void> {
  mailbox = await startMailbox({ port: 0, folder, clock: systemClock, log })
  mailer = createMailer({ smtpUrl: mailbox.smtpUrl, log })
}

async function close(): Promise<void> {
  await mailer.close()
  await mailbox.close()
}

beforeEach(async () => {
  folder = makeTemporaryFolder('mailbox')
  await open()
})

afterEach(() => close())

const listMails = async (query = '') => (await fetch(`${mailbox.address}api/mails${query}`)).json()
const read = (path: string) => fetch(mailbox.address + path)
const setFaults = (faults: object) =>
  fetch(`${mailbox.address}api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })

test('a mail arrives whole, over SMTP', async () => {
  expect(await mailer.send(MAIL)).toBe('sent')
  expect(await listMails('?to=Anna@example.com')).toMatchObject([
    {
      messageId: MAIL.messageId,
      from: 'Gift Shop <hello@shop.example>',
      to: ['anna@example.com'],
      subject: MAIL.subject,
      text: expect.stringContaining('Hello'),
    },
  ])
  expect(await listMails('?to=bert@example.com')).toEqual([])
})

test('a mail sent twice is one mail', async () => {
  await mailer.send(MAIL)
  await mailer.send(MAIL)
  await mailer.send({ ...MAIL, messageId: '<hello.2@shop.example>' })
  expect(await listMails()).toHaveLength(2)
})

test('mails outlive a restart, until they are cleared', async () => {
  await mailer.send(MAIL)
  await close()
  await open()
  expect(await listMails()).toMatchObject([{ subject: MAIL.subject }])
  await fetch(`${mailbox.address}api/mails`, { method: 'DELETE' })
  expect(await listMails()).toEqual([])
})

test('mails and their folder are readable only by their owner, even if they were open before', async () => {
  await mailer.send(MAIL)
  const [name = ''] = await readdir(folder)
  await close()
  await chmod(folder, 0o755)
  await chmod(join(folder, name), 0o644)
  await open()
  await mailer.send({ ...MAIL, messageId: '<hello.2@shop.example>' })
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  expect(await modeOf(folder)).toBe(0o700)
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  for (const one of names) expect(await modeOf(join(folder, one))).toBe(0o600)
})

test('another machine cannot read them', async () => {
  const { port } = new URL(mailbox.address)
  const others = Object.values(networkInterfaces()).flatMap((list) => list?.filter(({ internal }) => !internal) ?? [])
  for (const { address, family } of others.filter(({ scopeid = 0 }) => scopeid === 0)) {
    const host = family === 'IPv6' ? `[${address}]` : address
    await expect(fetch(`http://${host}:${port}/`), address).rejects.toThrow()
  }
  expect(new URL(mailbox.address).hostname).toBe('localhost')
})

test.each([
  ['localhost', 200],
  ['mailbox.localhost', 200],
  ['[::1]:8025', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
])('a request that calls this machine %s gets %i', async (host, status) => {
  for (const path of ['', 'api/mails'])
    expect((await ask(new URL(path, mailbox.address), { timeoutMs: 5_000, headers: { host } })).status).toBe(status)
})

test('its page lists the mails and shows one in a frame without scripts', async () => {
  await mailer.send(MAIL)
  const [{ id }] = await listMails()
  const list = await (await read('')).text()
  expect(list).toContain('Café &lt;b&gt;für&lt;/b&gt; Anna')
  expect(await (await read(`mails/${id}/`)).text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const body = await read(`mails/${id}/body`)
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/)
  expect(await (await read(`mails/${id}/?view=headers`)).text()).toContain('list-unsubscribe')
  expect(await (await read(`mails/${id}/?view=source`)).text()).toContain('Message-ID: &lt;hello.1@shop.example&gt;')
  expect((await read('mails/1/')).status).toBe(404)
})

describe('a mail server in trouble', () => {
  test('a server that asks to try later makes the job fail, and accepts the mail the next time', async () => {
    await setFaults({ times: 1, code: 451 })
    await expect(mailer.send(MAIL)).rejects.toThrow('451')
    expect(await mailer.send(MAIL)).toBe('sent')
    expect(await listMails()).toHaveLength(1)
  })

  test.each([
    ['knows no such address', { code: 550, at: 'RCPT' }],
    ['rejects the content of the mail', { code: 554, at: 'DATA' }],
  ])('a server that %s ends the delivery, and the log names the mail', async (_why, fault) => {
    const logged: string[] = []
    const noting = createMailer({ smtpUrl: mailbox.smtpUrl, log: pino({}, { write: (line: string) => void logged.push(line) }) })
    await setFaults({ times: 1, ...fault })
    expect(await noting.send(MAIL)).toBe('refused')
    await noting.close()
    expect(await listMails()).toEqual([])
    expect(logged).toEqual([expect.stringContaining(MAIL.messageId)])
  })

  test.each([
    ['asks to try later', 451],
    ['wants us to log in', 530],
  ])('a server that has the whole mail and then %s makes the job fail', async (_why, code) => {
    await setFaults({ times: 1, code, at: 'DATA' })
    await expect(mailer.send(MAIL)).rejects.toThrow(String(code))
    expect(await mailer.send(MAIL)).toBe('sent')
  })

  test('a slow server is waited for', async () => {
    await setFaults({ delayMs: 300 })
    const started = performance.now()
    expect(await mailer.send(MAIL)).toBe('sent')
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  test('an unreachable server makes the job fail', async () => {
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', log })
    await expect(nowhere.send(MAIL)).rejects.toThrow('ECONNREFUSED')
    await nowhere.close()
  })
})

test.each([
  ['subject', { subject: 'Hi\r\nBcc: bert@example.com' }],
  ['address', { to: 'anna@example.com\r\nBcc: bert@example.com' }],
  ['second address', { to: 'anna@example.com, bert@example.com' }],
  ['name of the sender', { from: { name: 'Shop\nX: y', address: 'hello@shop.example' } }],
  ['header', { headers: { 'X-Note': 'a\nBcc: bert@example.com' } }],
  ['name of a header', { headers: { 'X-Note\nBcc': 'bert@example.com' } }],
  ['Message-ID', { messageId: 'hello' }],
])('no further header or recipient can be injected through the %s', async (_part, smuggled) => {
  await expect(mailer.send({ ...MAIL, ...smuggled })).rejects.toThrow()
  expect(await listMails()).toEqual([])
})
