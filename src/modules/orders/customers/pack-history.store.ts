import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Row } from '#platform/db/typed-sql.ts'

/** The last order of a pack of blank cards: its time and quantity. */
export type OrderedPack = Row<'packages', 'product_id' | 'qty'> & { orderedAt: Date }

type Buyers = {
  storefront: string
  userId: string | null
  /** Addresses that buy for the same company, in lower case: their business orders count too. */
  colleagues: readonly string[]
  /** A paid order that the visitor's link proves. */
  orderId: string | null
}

/** The last order of each product. */
export async function listOrderedPacks(db: Db, { storefront, userId, colleagues, orderId }: Buyers): Promise<OrderedPack[]> {
  const { rows } = await sql<OrderedPack>`
    with bought as (
      select id, placed_at, storefront, status from orders where user_id = ${userId}::uuid and status <> 'CART'
      union
      select id, placed_at, storefront, status from orders
      where lower(billing_address ->> 'email') = any(${colleagues}::text[]) and status = 'COMPLETED' and customer_type = 'BUSINESS'
      union
      select id, placed_at, storefront, status from orders where id = ${orderId}::uuid
    )
    select distinct on (p.product_id) p.product_id as "productId", p.qty, o.placed_at as "orderedAt"
    from bought o join shipments s on s.order_id = o.id join packages p on p.shipment_id = s.id
    where o.storefront = ${storefront} and o.status = 'COMPLETED' and p.product_type = 'BLANK_GIFT_CARD_PACK'
    order by p.product_id, o.placed_at desc, p.qty desc`.execute(db)
  return rows
}
