import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import type { Pool } from './pool.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../db/migrations')
/** Any number will do, as long as every process of ours takes the same. */
const MIGRATION_LOCK = 7_426_622

type Migration = { name: string; text: string; hash: string }

/** Applies the files not yet applied, in order of name, each in one transaction. Processes starting together wait here. */
export async function migrate(pool: Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = await pool.connect()
  try {
    // A migration may take its time, and so may waiting for another process to finish one.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await applyMissing(client, migrations)
  } finally {
    // Closes the connection, which gives the lock back and forgets the settings.
    client.release(true)
  }
}

/** By name, what this release has and the database has not; changes nothing. */
export async function listMissingMigrations(pool: Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const { rows: tables } = await pool.query(`select 1 where to_regclass('schema_migrations') is not null`)
  const { rows } = tables.length > 0 ? await pool.query<{ name: string }>('select name from schema_migrations') : { rows: [] }
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}

async function applyMissing(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  const hashes = new Map(rows.map((row) => [row.name, row.hash]))
  assertUnchanged(migrations, hashes)
  const missing = migrations.filter(({ name }) => !hashes.has(name))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

async function apply(client: PoolClient, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`, { cause: error })
  }
}

function assertUnchanged(migrations: Migration[], hashes: Map<string, string>): void {
  const edited = migrations.filter(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash)
  if (edited.length === 0) return
  const names = edited.map(({ name }) => name).join(', ')
  throw new Error(
    `Changed after being applied to this database: ${names}. ` +
      'Put the file back as it was and write the change as a new migration (or, in development, remove the data folder).',
  )
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  assertNumbered(names)
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function assertNumbered(names: string[]): void {
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new Error(`A migration is named like 0042-what-it-does.sql, not ${name}.`)
    if (numbers.has(number)) throw new Error(`Two migrations carry the number ${number}; their order would be a guess.`)
    numbers.add(number)
  }
}
