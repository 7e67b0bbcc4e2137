import type { Db } from '../../platform/context.ts'
import { literal } from '../../platform/db/typed-sql.ts'
import type { Money } from '../../shared/money.ts'

/** Orders that await a bank transfer to our own account, oldest first. */
export async function listAwaitedTransfers(db: Db): Promise<{ orderId: string; amount: Money }[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['order_id as orderId', 'currency', 'amount_minor as minor'])
    .where('provider', '=', 'bank')
    .where('state', '=', literal('NEW'))
    .orderBy('created_at')
    .execute()
  return rows.map(({ orderId, currency, minor }) => ({ orderId, amount: { currency, minor: Number(minor) } }))
}
