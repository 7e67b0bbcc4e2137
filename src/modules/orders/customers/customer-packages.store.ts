import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Row } from '#platform/db/typed-sql.ts'

/** A package of cards that a customer bought or received. */
export type PackageOfCustomer = Row<'shipments', 'receiver_kind'> & {
  packageId: string
  shipmentId: string
  /** True for the customer's own order; false for a gift that the customer received and opened. */
  isOwn: boolean
  receiverName: string | null
  /** The link number of its gift page; null when it is sent by post or its link does not work. */
  link: number | null
  isOpened: boolean
}

type Asked = {
  userId: string
  /** The customer's confirmed address; null to leave out gifts. */
  email: string | null
  storefront: string
  /** Only this package. */
  packageId?: string
}

/** Packages of the customer's paid orders, and of opened gifts that others sent to the customer's address. */
export async function listPackagesOfCustomer(
  db: Db,
  { userId, email, storefront, packageId }: Asked,
): Promise<PackageOfCustomer[]> {
  const { rows } = await sql<PackageOfCustomer>`
    with found as (
      select s.*, true as is_own from orders o join shipments s on s.order_id = o.id
      where o.user_id = ${userId} and o.status = 'COMPLETED' and o.storefront = ${storefront}
      union all
      select s.*, false from shipments s join orders o on o.id = s.order_id join gifts g on g.shipment_id = s.id
      where s.kind = 'DIGITAL' and lower(s.receiver ->> 'email') = lower(${email}) and g.opened_at is not null
        and g.token_hash is not null and o.user_id is distinct from ${userId}::uuid and o.storefront = ${storefront}
    )
    select p.id as "packageId", s.id as "shipmentId", s.receiver_kind as "receiverKind", s.is_own as "isOwn",
      s.receiver ->> 'firstName' as "receiverName", case when g.token_hash is not null then g.link end as link, g.opened_at is not null as "isOpened"
    from found s join packages p on p.shipment_id = s.id left join gifts g on g.shipment_id = s.id
    where p.id = coalesce(${packageId ?? null}::uuid, p.id)`.execute(db)
  return rows
}
