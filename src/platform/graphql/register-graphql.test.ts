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

async function askForWork(send: object) {
  const log = pino({ level: 'silent' })
  const ctx = { clock: systemClock, ids: randomIds, log } as Context
  const schema = buildSchema('type Query { work: [String!]! }')
  const field = schema.getQueryType()?.getFields().work
  if (field) field.resolve = () => listWork(workMemory)
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
  const response = await server.inject({ url: '/graphql', ...send })
  await server.close()
  return { work: response.json().data.work, id: response.headers['x-request-id'] }
}

test.each([
  ['by its name', { method: 'POST', payload: { query: 'query Cart { work }' } }, 'POST', 'Cart'],
  [
    'by the name that the caller chose',
    { method: 'POST', payload: { query: 'query Cart { work }', operationName: 'Cart' } },
    'POST',
    'Cart',
  ],
  ['by the id of a registered one', { method: 'POST', payload: { query: 'wqvhrISI', persisted: true } }, 'POST', 'wqvhrISI'],
  ['though it has no name', { method: 'POST', payload: { query: '{ work }' } }, 'POST', 'without a name'],
  ['in an address', { query: { query: 'query Cart { work }' } }, 'GET', 'Cart'],
])('the watchdog knows an operation %s', async (_sentence, send, method, name) => {
  const { work, id } = await askForWork(send)
  expect(work).toEqual([`${method} /graphql ${id} ${name}`])
})
