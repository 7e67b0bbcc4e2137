import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { Money } from '../../shared/money.ts'

/** Orders whose money is to be transferred to our own account, oldest first. */
export async function listAwaitedTransfers(db: Db): Promise<{ orderId: string; amount: Money }[]> {
  const { rows } = await sql<{ orderId: string; currency: string; minor: bigint }>`
    select order_id as "orderId", currency, amount_minor as minor from payments
    where provider = 'bank' and state = 'NEW' order by created_at`.execute(db)
  return rows.map(({ orderId, currency, minor }) => ({ orderId, amount: { currency, minor: Number(minor) } }))
}
