import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { type Compilable, Kysely, PostgresDialect, type QueryResult, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '../../generated/db.ts'
import type { Db } from '../context.ts'

export type Pool = pg.Pool

/** A query that runs longer than this is a mistake: better one failed page than a full pool. */
const STATEMENT_TIMEOUT_MS = 3_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
/** Connections are renewed now and then, so that none keeps plans or memory for ever. */
const MAX_LIFETIME_SECONDS = 30 * 60
/** Lists of varying length make ever new texts; past this many, statements stay unnamed and PostgreSQL forgets them. */
const MAX_NAMED_STATEMENTS = 1_000

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

/** The parameters of statements that wait for the next one, and what becomes of their answers. */
const LATER = new WeakMap<object, (answer: unknown) => void>()

/**
 * For a change whose outcome nobody asks about: it goes to PostgreSQL together with the next statement of its transaction, the commit at the latest,
 * and that one tells if it failed. A journey of its own would cost more than most changes do. Outside of a transaction it is waited for.
 */
export async function sendLater(db: Db, change: RawBuilder<unknown> | Compilable): Promise<void> {
  const compiled = change.compile(db)
  if (db.isTransaction) LATER.set(compiled.parameters, () => undefined)
  await db.executeQuery(compiled)
}

/** The same for a change of exactly one row: when it changed none, PostgreSQL fails and says this. */
export function changeOneLater(db: Db, change: RawBuilder<unknown>, elseSay: string): Promise<void> {
  return sendLater(db, sql`with changed as (${change} returning 1) select demand_one(count(*), ${elseSay}) from changed`)
}

/**
 * The same for a statement whose answer is asked for, once the next one is answered: PostgreSQL does both in their order, and both take one journey.
 */
export async function askLater<R>(db: Db, query: RawBuilder<R> | Compilable<R>): Promise<{ answered: Promise<QueryResult<R>> }> {
  if (!db.isTransaction) throw new Error('Nothing follows outside of a transaction')
  const compiled = query.compile(db)
  const { promise, resolve } = Promise.withResolvers<QueryResult<R>>()
  // Whoever sent it along is told too when it fails.
  promise.catch(() => undefined)
  LATER.set(compiled.parameters, resolve as (answer: unknown) => void)
  await db.executeQuery(compiled)
  return { answered: promise }
}

type Statement = readonly [text: string, values: unknown[]]

/** A client of this pool's own: statements with parameters are named by their text, so PostgreSQL parses each once. */
function createNamingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }

  class NamingClient extends pg.Client {
    readonly #waiting: Statement[] = []

    // pg declares a dozen overloads; only the plain form `query(text, values)` is renamed, the rest passes through.
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own declaration
    override query(...query: any[]): any {
      const [text, values] = query
      if (isBegin(text) || isSavepoint(text) || LATER.has(values)) {
        this.#waiting.push([text, values])
        return Promise.resolve(NOTHING)
      }
      if (isRollback(text) && this.#takeBack(text)) return Promise.resolve({ ...NOTHING, command: 'ROLLBACK' })
      return this.#waiting.length > 0 ? this.#sendAll(query) : this.#send(query)
    }

    /** What is taken back need not be sent; and if that is all, neither need the rollback: then this is true. */
    #takeBack(rollback: string): boolean {
      const savepoint = rollback === 'rollback' ? -1 : this.#waiting.findLastIndex(([text]) => isSavepoint(text))
      const taken = this.#waiting.splice(savepoint + 1)
      const never = Promise.reject(new Error('Taken back before it was sent'))
      never.catch(() => undefined)
      for (const [, values] of taken) LATER.get(values)?.(never)
      return savepoint >= 0 || isBegin(taken[0]?.[0])
    }

    /** In one write; the first that fails says why the others do. */
    async #sendAll(last: unknown[]): Promise<unknown> {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
      stream.cork()
      const waiting = this.#waiting.splice(0)
      const sent = [...waiting, last].map((query) => this.#send(query))
      stream.uncork()
      for (const [index, [, values]] of waiting.entries()) LATER.get(values)?.(sent[index])
      return (await Promise.all(sent)).at(-1)
    }

    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own declaration
    #send(query: readonly any[]): unknown {
      const [text, values, callback] = query
      const isNamed = typeof text === 'string' && Array.isArray(values) && (values.length > 0 || isReadOrWrite(text))
      if (!isNamed) return this.#watch(super.query(...(query as [string])))
      return callback ? this.#sendNamed(text, values, callback) : this.#watch(this.#ask(text, values))
    }

    /** pg would copy a config field by field, at more cost than all the rest of its work here; a query of its own kind it takes as it is. */
    #sendNamed(text: string, values: unknown[], callback: (error: Error | null, result: unknown) => void): void {
      super.query(Object.assign(new pg.Query(text, values), { name: nameOf(text), callback }))
    }

    #ask(text: string, values: unknown[]): Promise<unknown> {
      return new Promise((resolve, reject) => {
        this.#sendNamed(text, values, (error, result) => (error ? reject(error) : resolve(result)))
      }).catch((error: Error) => {
        // As pg does: the stack leads to who asked, not to the socket.
        Error.captureStackTrace(error)
        throw error
      })
    }

    /** PostgreSQL says goodbye before it hangs up; ending here keeps the pool from lending the dead line once more. */
    #watch(sent: unknown): unknown {
      if (sent instanceof Promise) sent.catch((error) => (error.severity === 'FATAL' ? this.end() : undefined))
      return sent
    }
  }
  return NamingClient
}

/** `begin` and its like gain nothing from a name. */
function isReadOrWrite(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text)
}

const NOTHING = { command: '', rowCount: 0, rows: [] }

/** As kysely begins its transactions. */
function isBegin(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('start transaction')
}

/** As `inTransaction` begins one inside another. */
function isSavepoint(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('savepoint')
}

/** Of all, or to a savepoint. */
function isRollback(text: unknown): text is string {
  return typeof text === 'string' && text.startsWith('rollback')
}

const { INT8, DATE } = pg.types.builtins

/** For this pool only: whole numbers beyond 2^53 stay exact, and a date is a day on the calendar, not an instant. */
function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return BigInt
  if (oid === DATE) return String
  return pg.types.getTypeParser(oid, format as 'text')
}
