import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog({ level: 'trace', destination: { write: (line) => (text += line) } }))
  return text
}

test.each(['password', 'token', 'pin', 'cookie', 'set-cookie', 'authorization', 'cardNumber', 'databaseUrl'])(
  'a %s is never written, at any of the levels we log',
  (name) => {
    const text = logged((log) => {
      log.info({ [name]: 'hush' }, 'top')
      log.info({ input: { [name]: 'hush' } }, 'one down')
      log.info({ req: {}, input: { account: { [name]: 'hush' } } }, 'two down')
    })
    expect(text).not.toContain('hush')
    expect(text.split('[secret]')).toHaveLength(4)
  },
)

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
