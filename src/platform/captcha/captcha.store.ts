import { sql } from 'kysely'
import type { Db } from '../context.ts'

type Claim = { signature: Buffer; expiresAt: Date; now: Date }

/** True the first time a solution is used. Expired solutions are deleted: their date refuses them. */
export async function claimSolution(db: Db, { signature, expiresAt, now }: Claim): Promise<boolean> {
  const { rows } = await sql`
    with swept as (delete from used_captchas where expires_at < ${now})
    insert into used_captchas (signature, expires_at) values (${signature}, ${expiresAt})
    on conflict do nothing
    returning 1`.execute(db)
  return rows.length === 1
}
