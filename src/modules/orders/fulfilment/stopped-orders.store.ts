import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Row } from '#platform/db/typed-sql.ts'

/** An order whose payment was returned, never arrived or is disputed, with the number of gifts and parcels not sent yet. */
export type StoppedOrder = Row<'orders', 'id'> & { number: string; gifts: number; parcels: number }

/** Only orders with gifts or parcels left to send, newest first. */
export async function listStoppedOrders(db: Db, limit = 1000): Promise<StoppedOrder[]> {
  const { rows } = await sql<StoppedOrder>`
    select * from (${selectStopped(sql`o.id in (select order_id from stopped_orders)`)}) s
    where gifts + parcels > 0 order by number::bigint desc limit ${limit}`.execute(db)
  return rows
}

/** Undefined when there is no such order, or it is not stopped. An erased order cannot be released, because its addresses are deleted. */
export async function findStoppedOrder(db: Db, number: string): Promise<StoppedOrder | undefined> {
  if (!/^\d{1,18}$/.test(number)) return undefined
  const stopped = selectStopped(sql`o.number = ${number}::bigint and is_order_stopped(o.id)`)
  return (await stopped.execute(db)).rows[0]
}

function selectStopped(condition: RawBuilder<unknown>): RawBuilder<StoppedOrder> {
  return sql<StoppedOrder>`
    select o.id, o.number::text as number,
      (select count(*)::int from gifts g where g.order_id = o.id and g.state <> 'SENT') as gifts,
      (select count(*)::int from parcels p where p.order_id = o.id and p.state = 'TO_PACK') as parcels
    from orders o where o.erased_at is null and ${condition}`
}
