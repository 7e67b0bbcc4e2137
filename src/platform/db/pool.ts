import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../generated/db.ts'
import type { Db } from '../context.ts'

export type Pool = pg.Pool

/** A query that runs longer is a bug. It is cancelled, because one failed page is better than a full pool. */
const STATEMENT_TIMEOUT_MS = 3_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
/** Connections are replaced after this time, so that none keeps plans or memory for ever. */
const MAX_LIFETIME_SECONDS = 30 * 60
/** Lists of varying length produce new statement texts without end. Statements beyond this number get no name, so PostgreSQL does not cache them. */
const MAX_NAMED_STATEMENTS = 1_000
/** Statements with the same beginning differ only in their conditions. A visitor who tries all filters of a list must not use up all names. */
const MAX_NAMED_VARIANTS = 200
const BEGINNING_LENGTH = 60

type PoolOptions = {
  max?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** False for the job queue: it writes its numbers as JSON, which has no bigint, so it reads them as text. */
  exactInt8?: boolean
  /** A commit does not wait for the disk, so a crash of PostgreSQL may lose the last writes. Only for work that may be repeated. */
  mayLoseWrites?: boolean
  /** Always reads tables by index: a plan made while the queue was short would sort the whole queue each time after it has grown. */
  byIndex?: boolean
  /** Called for a lost connection, which is then replaced and never ends the process. */
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
    // Idle connections stay open: a new one must sign in and plan every statement again, while a visitor waits.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Every statement is prepared once per connection, with a generic plan; a new plan for each call would lose half the gain. random_page_cost fits
    // SSDs: with the default, a plan made while a table was small would scan the whole table as long as the connection lives.
    options: toSettings({
      ...{ plan_cache_mode: 'force_generic_plan', random_page_cost: '1.1', jit: 'off', timezone: 'UTC' },
      ...(options.mayLoseWrites && { synchronous_commit: 'off' }),
      ...(options.byIndex && { enable_sort: 'off', enable_seqscan: 'off' }),
    }),
  })
  pool.on('error', report)
  // The pool handles errors of idle clients only; without this, losing a client in use would be an uncaught error.
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
  const variants = new Map<string, number>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known
    const beginning = text.slice(0, BEGINNING_LENGTH)
    const count = variants.get(beginning) ?? 0
    if (count >= MAX_NAMED_VARIANTS) return undefined
    variants.set(beginning, count + 1)
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
      // PostgreSQL closes the connection after a FATAL error. It is ended here, so that the pool does not lend it again.
      if (sent instanceof Promise) sent.catch((error) => (error.severity === 'FATAL' ? this.end() : undefined))
      return sent
    }
  }
}

/** Other statements, such as `begin` and `savepoint`, gain nothing from a name. */
function isReadOrWrite(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text)
}

const { INT8, DATE } = pg.types.builtins

/** For this pool only: int8 becomes a bigint, which stays exact beyond 2^53, and a date stays a calendar day, not an instant. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}
