import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../generated/db.ts'
import type { Db } from '../context.ts'

export type Pool = pg.Pool

/** A query that runs longer than this is a mistake: better one failed page than a full pool. */
const STATEMENT_TIMEOUT_MS = 3_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
/** Connections are renewed now and then, so that none holds plans or memory for ever. */
const MAX_LIFETIME_SECONDS = 30 * 60
/** Lists of varying length make ever new texts; past this many, statements stay unnamed and PostgreSQL forgets them. */
const MAX_NAMED_STATEMENTS = 1_000
/** Statements that begin alike are one whose conditions vary. A visitor who tries all filters of a list must not use up the names of everything else. */
const MAX_NAMED_ALIKE = 200
const BEGINNING_LENGTH = 60

type PoolOptions = {
  max?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** The queue puts its numbers into JSON, which knows no bigint; it reads them as text. */
  exactInt8?: boolean
  /** A crash of PostgreSQL may take back what was written in the last moment: for what may be done again, it need not wait for the disk. */
  mayForget?: boolean
  /** Reads its tables by their indexes, in their order: a plan made while a queue was short would sort all of a long one each time. */
  byIndex?: boolean
  /** A lost connection is reported here and replaced; it never ends the process. */
  onError?: (error: Error) => void
}

export function createPool(databaseUrl: string, options: PoolOptions = {}): Pool {
  const { max = 10, name = 'ribbon', exactInt8 = true, onError: report = () => undefined } = options
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: createNamingClient(),
    pipeline: true,
    max,
    application_name: name,
    types: { getTypeParser: exactInt8 ? parserFor : pg.types.getTypeParser },
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    // Never closed for being idle: a new one signs in and plans every statement again, while the next visitor waits.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Every statement is prepared once a connection; planning it afresh for each call would throw half of that away. Pages are on no turning disk:
    // at the usual cost of a jump, a plan made while a table was small reads all of it for as long as the connection lasts.
    options: toSettings({
      ...{ plan_cache_mode: 'force_generic_plan', random_page_cost: '1.1', jit: 'off', timezone: 'UTC' },
      ...(options.mayForget && { synchronous_commit: 'off' }),
      ...(options.byIndex && { enable_sort: 'off', enable_seqscan: 'off' }),
    }),
  })
  pool.on('error', report)
  // The pool listens to idle clients only; one lost while in use would otherwise be an uncaught error.
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

function toSettings(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

export function createDb(pool: Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** PostgreSQL parses and plans a statement once per connection when it has a name, which halves the CPU time of a query. */
function createNamingClient(): typeof pg.Client {
  const names = new Map<string, string>()
  const alike = new Map<string, number>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known
    const beginning = text.slice(0, BEGINNING_LENGTH)
    const count = alike.get(beginning) ?? 0
    if (count >= MAX_NAMED_ALIKE) return undefined
    alike.set(beginning, count + 1)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }

  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads
    override query(...query: any[]): any {
      const [text, values, callback] = query
      const canBeNamed = typeof text === 'string' && Array.isArray(values) && isReadOrWrite(text)
      const named = canBeNamed ? [{ name: nameOf(text), text, values }, undefined, callback] : query
      const sent: unknown = super.query(...(named as [string]))
      // A FATAL error comes just before PostgreSQL closes the connection. Ending it here keeps the pool from lending it again.
      if (sent instanceof Promise) sent.catch((error) => (error.severity === 'FATAL' ? this.end() : undefined))
      return sent
    }
  }
}

/** The others, such as `begin` and `savepoint`, gain nothing from a name. */
function isReadOrWrite(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text)
}

const { INT8, DATE } = pg.types.builtins

/** For this pool only: whole numbers beyond 2^53 stay exact, and a date is a day on the calendar, not an instant. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}
