import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createMailer, isDeferred, type Mail } from './mailer.ts'

let refusal = 550
/** Its refusals contain the recipient's address, as those of mail servers do. */
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`<${address}> has no mailbox here`), { responseCode: refusal })),
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const logged: string[] = []
const mailer = createMailer({
  smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
})
afterAll(async () => {
  await mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
const MAIL: Mail = {
  messageId: '<notice.1@shop.example>',
  from: { name: 'Shop', address: 'shop@shop.example' },
  to: 'anna@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
}

test('a refusal is logged by its code: the server names the recipient', async () => {
  refusal = 550
  expect(await mailer.send(MAIL)).toBe('refused')
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ responseCode: 550, command: 'RCPT TO' }])
  expect(logged.join('')).not.toContain('anna')
})

test('a deferred mail is an error that does not name the recipient', async () => {
  refusal = 450
  const error = await mailer.send(MAIL).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ message: 'The mail server answered 450 to RCPT TO' })
  expect(isDeferred(error)).toBe(true)
})

test.each([
  ['a recipient to be tried later', { command: 'RCPT TO', responseCode: 450 }, true],
  ['a message to be tried later', { command: 'DATA', responseCode: 451 }, true],
  ['a recipient who is refused', { command: 'RCPT TO', responseCode: 550 }, false],
  ['a server that goes away', { command: 'RCPT TO', responseCode: 421 }, false],
  ['our own login, refused for now', { command: 'AUTH PLAIN', responseCode: 454 }, false],
  ['a connection that is lost', { code: 'ECONNRESET' }, false],
])('%s is put off: %o', (_what, error, expected) => {
  expect(isDeferred(error)).toBe(expected)
})
