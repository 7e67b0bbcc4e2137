import { expect, test } from 'vitest'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { listWork, workMemory } from '../watchdog/work-in-progress.ts'
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

test('a request is named as work in progress until its visitor has the answer or is gone', async () => {
  const log = createLog({ level: 'silent' })
  const server = createServer({ log, ids: randomIds, trustedProxies: 0, onAnswer: () => undefined })
  let begun = () => {}
  let answer = () => {}
  server.get('/gift/:token/', async () => {
    begun()
    await new Promise<void>((resolve) => (answer = resolve))
    return listWork(workMemory)
  })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const url = `${address}/gift/${'x'.repeat(43)}/?token=secret`

  const answered = new Promise<void>((resolve) => (begun = resolve))
  const response = fetch(url, { headers: { connection: 'close' } })
  await answered
  answer()
  const id = (await response).headers.get('x-request-id')
  expect(await (await response).json()).toEqual([`GET /gift/[secret]/ ${id}`])
  await expect.poll(() => listWork(workMemory)).toEqual([])

  const abandoned = new Promise<void>((resolve) => (begun = resolve))
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
