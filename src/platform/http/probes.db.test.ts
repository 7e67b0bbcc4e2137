import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { registerProbes } from './probes.ts'
import { createServer } from './server.ts'

const { ctx, databaseUrl, db, pool } = await testDatabase()
const server = createServer({ log: ctx.log, ids: ctx.ids, trustedProxies: 0, onAnswer: () => undefined })
registerProbes(server, {
  databaseUrl,
  isReady: () => true,
  printMetrics: async () => '',
  metricsToken: undefined,
  isLoopbackTrusted: false,
})
afterAll(() => server.close())

const ask = async (url: string) => (await server.inject({ url })).statusCode

test('the shop is healthy and ready although shoppers use all connections, and many probes share one', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
  const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => ask(place % 2 ? '/health' : '/ready')))
  for (const client of taken) client.release()
  expect(new Set(answers)).toEqual(new Set([200]))
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = 'ribbon-probes'`.execute(db)
  expect(rows).toHaveLength(1)
})
