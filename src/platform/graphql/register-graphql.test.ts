import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Context } from '../context.ts'
import { createServer } from '../http/server.ts'
import { randomIds } from '../ids.ts'
import { listWork, workMemory } from '../watchdog/work-in-progress.ts'
import { buildSchema } from './graphql-js.ts'
import { registerGraphql } from './register-graphql.ts'

const DOCUMENTS = new Map([['wqvhrISI', 'query Work { work }']])

async function startServer(resolve: () => unknown) {
  const log = pino({ level: 'silent' })
  const ctx = { clock: systemClock, ids: randomIds, log } as Context
  const schema = buildSchema('type Query { work: [String!]! }')
  const field = schema.getQueryType()?.getFields().work
  if (field) field.resolve = resolve
  const server = createServer({ log, ids: randomIds, trustedProxies: 0, onAnswer: () => undefined })
  await registerGraphql(server, {
    schema,
    buildContext: () => ({ ...ctx }),
    buildSharedContext: () => ({ ...ctx }),
    findHeaderFailure: () => undefined,
    changes: { onChange: () => undefined, catchUp: async () => undefined },
    documents: DOCUMENTS,
    shared: new Set(),
    trustedDocumentsOnly: false,
    development: false,
  })
  return server
}

const ask = (server: Awaited<ReturnType<typeof startServer>>, payload: object, remoteAddress = '192.0.2.1') =>
  server.inject({ method: 'POST', url: '/graphql', payload, remoteAddress })

async function askForWork(payload: object) {
  const server = await startServer(() => listWork(workMemory))
  const response = await ask(server, payload)
  await server.close()
  return { work: response.json().data.work, id: response.headers['x-request-id'] }
}

test.each([
  ['by its name', { query: 'query Cart { work }' }, 'Cart'],
  ['by the name that the caller chose', { query: 'query Cart { work }', operationName: 'Cart' }, 'Cart'],
  ['by the id of a registered one', { query: 'wqvhrISI', persisted: true }, 'wqvhrISI'],
  ['although it has no name', { query: '{ work }' }, 'without a name'],
])('the watchdog lists an operation %s', async (_sentence, payload, name) => {
  const { work, id } = await askForWork(payload)
  expect(work).toEqual([`POST /graphql ${id} ${name}`])
})

test('six requests of a source are answered at once, a hundred wait, and further ones are refused; other sources do not wait', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  let started = 0
  const server = await startServer(() => {
    started++
    return promise
  })
  const query = { query: '{ work }' }
  const asked = Array.from({ length: 110 }, () => ask(server, query))
  const neighbour = ask(server, query, '192.0.2.2')
  await expect.poll(() => started).toBe(7)
  resolve(['done'])
  const texts = (await Promise.all(asked)).map(({ body }) => body)
  expect(texts.filter((text) => text.includes('"done"'))).toHaveLength(106)
  expect(texts.filter((text) => text.includes('"code":1003'))).toHaveLength(4)
  expect((await neighbour).body).toContain('"done"')
  expect((await ask(server, query)).body).toContain('"done"')
  await server.close()
})

test('a turn is not freed by a visitor who leaves, but when their request is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  let started = 0
  const server = await startServer(() => {
    started++
    return promise
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const leave = new AbortController()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: '{ work }' })
  const asked = Array.from({ length: 30 }, () =>
    fetch(`${address}/graphql`, { method: 'POST', headers, body, signal: leave.signal }),
  )
  await expect.poll(() => started).toBe(6)
  leave.abort()
  await Promise.allSettled(asked)
  const last = fetch(`${address}/graphql`, { method: 'POST', headers, body })
  await sleep(1_000)
  expect(started).toBe(6)
  resolve(['done'])
  expect(await (await last).text()).toContain('"done"')
  expect(started, 'nothing is done for those who left while they waited').toBe(7)
  await server.close()
})
