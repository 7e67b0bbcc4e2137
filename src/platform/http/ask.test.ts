import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ask } from './ask.ts'

const server = createServer((request, response) => {
  if (request.url === '/never') return
  if (request.url === '/half') {
    response.writeHead(200, { 'content-length': '10' })
    response.write('half')
    return void setTimeout(() => response.destroy(), 20)
  }
  if (request.url === '/elsewhere') return void response.writeHead(303, { location: '/' }).end()
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => response.writeHead(201).end(`${request.method} ${request.headers['x-key']} ${body}`))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the request arrives, and the whole answer comes back', async () => {
  const answer = await ask(`${origin}/`, { method: 'POST', headers: { 'x-key': 'k' }, body: 'ünïcode €', timeoutMs: 1_000 })
  expect(answer).toMatchObject({ status: 201, text: 'POST k ünïcode €' })
})

test('a redirect is returned, not followed', async () => {
  expect(await ask(`${origin}/elsewhere`, { timeoutMs: 1_000 })).toMatchObject({ status: 303, headers: { location: '/' } })
})

test('a server that does not answer in time is not waited for', async () => {
  await expect(ask(`${origin}/never`, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test.each([['/half'], [':9/']])(
  'an answer that breaks off, or a server that cannot be reached, is an error (%s)',
  async (path) => {
    const url = path.startsWith(':') ? `http://127.0.0.1${path}` : `${origin}${path}`
    await expect(ask(url, { timeoutMs: 1_000 })).rejects.toThrow()
  },
)
