import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../generated/db.ts'
import type { Turns } from './turns.ts'

/** Every table as db/schema.sql has it; inside a transaction this is the transaction. */
export type Db = Kysely<DB>

/** The only source of the time of day. */
export type Clock = { now(): Date }

/** The only source of new identifiers and secrets. */
export type Ids = {
  uuid(): string
  /** 256 random bits as base64url, for links in mails. */
  token(): string
}

/** The visitor's cookies. */
export type Cookies = {
  read(name: string): string | undefined
  /** Without an age it ends with the browser's session. No script can read it, unless it is a mere hint and says so. */
  set(name: string, value: string, options: { maxAgeSeconds?: number; isHint?: boolean }): void
  clear(name: string): void
}

/** What every use case gets. Modules widen it: storefront and language (storefronts), customer (accounts). */
export type Context = {
  db: Db
  clock: Clock
  ids: Ids
  log: Logger
  /** Where the request came from, for limits and the log; absent in jobs. */
  request?: { id: string; ip: string; headers: Readonly<Record<string, string | string[] | undefined>> }
  /** Of this process; see `inTurn`. Absent in jobs: a job is nobody's doing. */
  turns?: Turns
  /** Absent in jobs and on pages that are the same for everyone. */
  cookies?: Cookies
}
