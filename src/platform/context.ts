import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../generated/db.ts'
import type { Turns } from './turns.ts'

/** All tables of db/schema.sql. Inside a transaction this is the transaction. */
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
  /** Without an age the cookie ends with the browser's session. Scripts cannot read it, except with `isHint`. */
  set(name: string, value: string, options: { maxAgeSeconds?: number; isHint?: boolean }): void
  clear(name: string): void
}

/** The context of every use case. Modules extend it: storefront and language (storefronts), customer (accounts). */
export type Context = {
  db: Db
  clock: Clock
  ids: Ids
  log: Logger
  /** The source of the request, for limits and the log; absent in jobs. */
  request?: { id: string; ip: string; headers: Readonly<Record<string, string | string[] | undefined>> }
  /** Of this process; see `inTurn`. Absent in jobs, because no visitor waits for them. */
  turns?: Turns
  /** Absent in jobs and on pages that are the same for everyone. */
  cookies?: Cookies
}
