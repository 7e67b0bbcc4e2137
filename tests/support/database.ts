import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { fixedClock } from '../../src/platform/clock.ts'
import type { Context, Db } from '../../src/platform/context.ts'
import { createDb, createPool, type Pool } from '../../src/platform/db/pool.ts'
import { randomIds } from '../../src/platform/ids.ts'

export type TestDatabase = {
  databaseUrl: string
  pool: Pool
  db: Db
  clock: ReturnType<typeof fixedClock>
  ctx: Context
}

const SEEDED = 'seeded'
const SEED_LOCK = 7_426_623

/**
 * A separate database for the test file; `seeded` fills it with the shop. Call it at the top of the file: `const { db, ctx } = await testDatabase()`.
 * The clock stands still on a Monday morning in March. The databases are deleted at the end of all files, with the folder of PostgreSQL: dropping each one
 * makes the next slower to create, because ext4 does not reuse files that were just deleted and must search past them.
 */
export async function testDatabase({ seeded = false } = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, async (admin) => {
    if (seeded) await createSeededTemplate(admin, template)
    await copyDatabase(admin, { from: seeded ? SEEDED : template.pathname.slice(1), to: name })
  })
  const databaseUrl = urlOf(template, name)
  const pool = createPool(databaseUrl, { max: 8 })
  // On a busy machine a correct statement may take longer than the shop's limit.
  Object.assign(pool.options, { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 })
  const db = createDb(pool)
  const clock = fixedClock('2026-03-02T10:00:00Z')
  afterAll(async () => {
    if (!pool.ended) await pool.end()
  })
  return { databaseUrl, pool, db, clock, ctx: { db, clock, ids: randomIds, log: pino({ level: 'silent' }) } }
}

/** The first test file that needs a filled database creates it; the others wait and copy it. */
async function createSeededTemplate(admin: pg.Client, template: URL): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [SEED_LOCK])
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [SEEDED])
  if (!rowCount) {
    const unfinished = `${SEEDED}_unfinished`
    await admin.query(`drop database if exists ${unfinished}`)
    await copyDatabase(admin, { from: template.pathname.slice(1), to: unfinished })
    await fillShop(urlOf(template, unfinished))
    await admin.query(`alter database ${unfinished} rename to ${SEEDED}`)
  }
  await admin.query('select pg_advisory_unlock($1)', [SEED_LOCK])
}

async function fillShop(databaseUrl: string): Promise<void> {
  const { seedShop } = await import('../../src/app/seed.ts')
  const pool = createPool(databaseUrl, { max: 4 })
  const clock = fixedClock('2026-03-02T10:00:00Z')
  try {
    await seedShop({ db: createDb(pool), clock, ids: randomIds, log: pino({ level: 'silent' }) })
  } finally {
    await pool.end()
  }
}

async function copyDatabase(admin: pg.Client, { from, to }: { from: string; to: string }): Promise<void> {
  await admin.query(`create database ${to} template ${from} strategy file_copy`)
}

async function asAdmin<T>(template: URL, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: urlOf(template, 'postgres') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(template: URL, database: string): string {
  const url = new URL(template)
  url.pathname = `/${database}`
  return url.href
}
