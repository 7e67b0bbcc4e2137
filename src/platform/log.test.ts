import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog({ level: 'trace', destination: { write: (line) => (text += line) } }))
  return text
}

/** A separate list of all names, so that the test fails when a name is removed from the log's list. */
const SECRETS = [
  ...['password', 'passwordConfirmation', 'newPassword', 'newPasswordConfirmation', 'currentPassword', 'passwordHash'],
  ...['pin', 'pinCode', 'activationCode', 'cardNumber', 'cardNumbers', 'number'],
  ...[
    'token',
    'accessToken',
    'captchaToken',
    'cartToken',
    'giftToken',
    'invoiceToken',
    'linkToken',
    'orderToken',
    'redeemToken',
    'sessionToken',
  ],
  ...['sessionResult', 'sessionData', 'hmacSignature'],
  ...['authorization', 'proxy-authorization', 'x-api-key', 'cookie', 'set-cookie', 'cookies'],
  ...['secret', 'secretKey', 'apiKey', 'hmacKey', 'metricsToken', 'databaseUrl', 'smtpUrl'],
]

test('every secret that the API accepts is on the list of secrets', () => {
  const contract = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')
  const names = [...contract.matchAll(/^ +(\w+): (?:String|ID)!?$/gm)].map(([, name = '']) => name)
  const opening = new Set(names.filter((name) => /password|token|^pin|sessionResult|cardNumber|secret/i.test(name)))
  expect(opening.size).toBeGreaterThan(8)
  expect(SECRETS).toEqual(expect.arrayContaining([...opening]))
})

test.each(SECRETS)('a %s is never written, at any log level', (name) => {
  const text = logged((log) => {
    log.info({ [name]: 'hush' }, 'top')
    log.info({ input: { [name]: 'hush' } }, 'one down')
    log.info({ req: {}, input: { account: { [name]: 'hush' } } }, 'two down')
  })
  expect(text).not.toContain('hush')
  expect(text.split('[secret]')).toHaveLength(4)
})

test('a request is written without its query string', () => {
  const text = logged((log) => log.info({ req: { id: 'r1', method: 'GET', url: '/reset/?token=hush#x' } }, 'request'))
  expect(JSON.parse(text).req).toEqual({ id: 'r1', method: 'GET', path: '/reset/' })
})

test('a request is written without the secret in its path', () => {
  const secret = 'x'.repeat(43)
  const text = logged((log) => {
    log.info({ req: { id: 'r1', method: 'GET', url: `/gift/${secret}/` } }, 'request')
    log.info({ req: { id: 'r2', method: 'GET', url: `/documents/invoice/${secret}.pdf` } }, 'request')
  })
  expect(text).not.toContain(secret)
})

test('an error is written with its code, but without the row that PostgreSQL quotes', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(jo@example.com) exists' })
  const text = logged((log) => log.error({ err: error }, 'failed'))
  expect(JSON.parse(text).err).toMatchObject({ message: 'duplicate key', code: '23505' })
  expect(text).not.toContain('jo@example.com')
})
