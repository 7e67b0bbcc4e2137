import { sql } from 'kysely'
import type { Db } from '../../src/platform/context.ts'

/** Opens all connections of a pool: else the first of those who come at once is done before the others have one. */
export async function warmPool(db: Db, connections = 8): Promise<void> {
  await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`.execute(db)))
}
