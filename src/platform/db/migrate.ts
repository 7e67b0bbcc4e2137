import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import type { Pool } from './pool.ts'

const DATABASE_FOLDER = join(import.meta.dirname, '../../../db')
/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_426_622

/** The name as in `schema_migrations`: the file name of a migration; folder and file name of a function or view. */
type SqlFile = { name: string; text: string; hash: string }
type Release = { migrations: SqlFile[]; functions: SqlFile[]; views: SqlFile[] }
type Changes = Release & { /** Functions and views that are no longer in the release. */ removed: string[] }
type Applied = ReadonlyMap<string, string>

/**
 * Migrates the database to this release and returns the names of the applied files: migrations once, in order of name; functions and views again
 * when their text has changed. All of it is one transaction. Processes that start at the same time wait here for the first.
 */
export async function migrate(pool: Pool, folder = DATABASE_FOLDER): Promise<string[]> {
  const release = await readRelease(folder)
  const client = await pool.connect()
  try {
    // A migration may take long, and so may waiting for the migration of another process.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('begin')
    const names = await applyRelease(client, release)
    await client.query('commit')
    return names
  } finally {
    // Closes the connection, which rolls back uncommitted changes, releases the lock and resets the settings.
    client.release(true)
  }
}

/** The files of this release that the database does not have, or has with another text. Changes nothing. */
export async function listMissingMigrations(pool: Pool, folder = DATABASE_FOLDER): Promise<string[]> {
  const release = await readRelease(folder)
  const { rows: tables } = await pool.query(`select 1 where to_regclass('schema_migrations') is not null`)
  return listNames(listChanges(release, tables.length > 0 ? await readApplied(pool) : new Map()))
}

async function applyRelease(client: PoolClient, release: Release): Promise<string[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`)
  const applied = await readApplied(client)
  assertUnchanged(release.migrations, applied)
  const changes = listChanges(release, applied)
  const names = listNames(changes)
  if (names.length + changes.removed.length === 0) return []

  await client.query('set local check_function_bodies = off')
  // A view blocks changes to its tables, so all views are dropped here and created again below.
  await dropAll(client, 'view', [...applied.keys()].filter(isView))
  // A trigger in a migration needs its function first. A function that needs a table of the migration is created below.
  await createPossible(
    client,
    changes.functions.filter(({ name }) => !applied.has(name)),
  )
  for (const migration of changes.migrations) await applyMigration(client, migration)
  await dropAll(client, 'function', changes.removed.filter(isFunction))
  await createInAnyOrder(client, [...changes.functions, ...release.views])
  await checkFunctions(client, changes.functions)
  await recordChanges(client, changes)
  return names
}

function listChanges(release: Release, applied: Applied): Changes {
  const own = new Set([...release.migrations, ...release.functions, ...release.views].map(({ name }) => name))
  const migrations = release.migrations.filter(({ name }) => !applied.has(name))
  const unknown = [...applied.keys()].filter((name) => !own.has(name))
  const newer = unknown.filter((name) => !isFunction(name) && !isView(name))
  if (newer.length > 0) {
    assertNothingMissing(migrations, newer)
    // The functions and views of a newer release match its tables, so they stay.
    return { migrations: [], functions: [], views: [], removed: [] }
  }
  const isChanged = ({ name, hash }: SqlFile) => applied.get(name) !== hash
  return { migrations, functions: release.functions.filter(isChanged), views: release.views.filter(isChanged), removed: unknown }
}

function assertNothingMissing([missing]: SqlFile[], [unknown]: string[]): void {
  if (missing === undefined) return
  throw new Error(
    `The database has a migration that this release does not have (${unknown}), so ${missing.name} cannot be applied after it. ` +
      'Start the release that has both (or, in development, remove the data folder).',
  )
}

function listNames({ migrations, functions, views }: Release): string[] {
  return [...migrations, ...functions, ...views].map(({ name }) => name)
}

async function applyMigration(client: PoolClient, migration: SqlFile): Promise<void> {
  await run(client, migration)
  // Runs the deferred checks now, because a later migration cannot alter a table with pending checks.
  await client.query('set constraints all immediate; set constraints all deferred')
}

async function run(client: PoolClient, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`${name} failed and everything was undone: ${(error as Error).message}`, { cause: error })
  }
}

/** Creates the files that can be created, and returns the others with their errors. */
async function createPossible(client: PoolClient, files: SqlFile[]): Promise<{ file: SqlFile; error: Error }[]> {
  const failed = []
  for (const file of files) {
    await client.query('savepoint one_file')
    try {
      await run(client, file)
    } catch (error) {
      await client.query('rollback to savepoint one_file')
      failed.push({ file, error: error as Error })
    }
  }
  return failed
}

/** A file that needs another one fails until that one exists, so failed files are tried again as long as their number decreases. */
async function createInAnyOrder(client: PoolClient, files: SqlFile[]): Promise<void> {
  let waiting = files
  while (waiting.length > 0) {
    const failed = await createPossible(client, waiting)
    if (failed.length === waiting.length) throw new Error(failed.map(({ error }) => error.message).join('\n'))
    waiting = failed.map(({ file }) => file)
  }
}

/** When all files exist, PostgreSQL also checks the function bodies, so that a mistake is found here and not at the first call. */
async function checkFunctions(client: PoolClient, functions: SqlFile[]): Promise<void> {
  await client.query('set local check_function_bodies = on')
  for (const file of functions) await run(client, file)
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1) group by 1 having count(*) > 1`,
    [functions.map(({ name }) => toObjectName(name))],
  )
  const names = rows.map(({ name }) => name).join(', ')
  if (names !== '') throw new Error(`Functions with new parameters: ${names}. Drop the old ones in a migration.`)
}

async function dropAll(client: PoolClient, kind: 'function' | 'view', names: string[]): Promise<void> {
  if (names.length > 0) await client.query(`drop ${kind} if exists ${names.map(toObjectName).join(', ')}`)
}

async function recordChanges(client: PoolClient, { removed, ...changes }: Changes): Promise<void> {
  const files = [...changes.migrations, ...changes.functions, ...changes.views]
  await client.query('delete from schema_migrations where name = any($1)', [removed])
  await client.query(
    `insert into schema_migrations (name, hash) select * from unnest($1::text[], $2::text[])
    on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at`,
    [files.map(({ name }) => name), files.map(({ hash }) => hash)],
  )
}

async function readApplied(queryable: Pool | PoolClient): Promise<Applied> {
  const { rows } = await queryable.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function assertUnchanged(migrations: SqlFile[], applied: Applied): void {
  const edited = migrations.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (edited.length === 0) return
  const names = edited.map(({ name }) => name).join(', ')
  throw new Error(
    `Changed after being applied to this database: ${names}. ` +
      'Put the file back as it was and write the change as a new migration (or, in development, remove the data folder).',
  )
}

async function readRelease(folder: string): Promise<Release> {
  const migrations = await readFiles(join(folder, 'migrations'), '')
  const functions = await readFiles(join(folder, 'functions'), 'functions/')
  const views = await readFiles(join(folder, 'views'), 'views/')
  assertNumbered(migrations.map(({ name }) => name))
  for (const file of [...functions, ...views]) assertCreates(file)
  return { migrations, functions, views }
}

async function readFiles(folder: string, prefix: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name: `${prefix}${name}`, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function assertNumbered(names: string[]): void {
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new Error(`A migration is named like 0042-what-it-does.sql, not ${name}.`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}; their order is unclear.`)
    numbers.add(number)
  }
}

function assertCreates(file: SqlFile): void {
  const name = toObjectName(file.name)
  const created = file.text.match(/^create .*/gm) ?? []
  const expected = isView(file.name) ? `create view ${name} as` : `create or replace function ${name}(`
  if (created.length !== 1 || !created[0].startsWith(expected))
    throw new Error(`${file.name} must contain "${expected} …" and create nothing else.`)
}

function isFunction(name: string): boolean {
  return name.startsWith('functions/')
}

function isView(name: string): boolean {
  return name.startsWith('views/')
}

function toObjectName(name: string): string {
  return name.replace(/^\w+\/|\.sql$/g, '')
}
