import { expect, test } from 'vitest'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

test('a page that fails is logged without the secret that opens it', async () => {
  let text = ''
  const log = createLog({ level: 'debug', destination: { write: (line) => (text += line) } })
  const server = createServer({ log, ids: randomIds, trustedProxies: 0, onAnswer: () => undefined })
  server.get('/gift/:token/', () => {
    throw new Error('The database is away')
  })
  const secret = 'x'.repeat(43)
  const { statusCode } = await server.inject(`/gift/${secret}/?token=${secret}`)
  expect(statusCode).toBe(500)
  expect(text).toContain('a request failed')
  expect(text).toContain('/gift/[secret]/')
  expect(text).not.toContain(secret)
})
