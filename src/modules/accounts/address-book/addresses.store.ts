import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import type { BookAddress } from './book-address.ts'

const COLUMNS = sql`id, address, is_default_billing as "isDefaultBilling", is_default_delivery as "isDefaultDelivery"`

export type AddressList = { addresses: BookAddress[]; totalCount: number }

/** The defaults first, then the newest. */
export async function listAddresses(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressList> {
  const { rows } = await sql<BookAddress>`
    select ${COLUMNS} from addresses where user_id = ${userId}
    order by is_default_billing desc, is_default_delivery desc, created_at desc, id limit ${limit} offset ${offset}`.execute(db)
  return { addresses: rows, totalCount: await countAddresses(db, userId) }
}

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from addresses where user_id = ${userId}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** Locks the address book, so that two changes of one customer run one after the other. */
export async function lockBook(db: Db, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db)
}

/** Undefined when it is somebody else's, as if it did not exist. */
export async function findAddress(db: Db, userId: string, id: string): Promise<BookAddress | undefined> {
  const { rows } = await sql<BookAddress>`
    select ${COLUMNS} from addresses where id::text = ${id} and user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function insertAddress(db: Db, userId: string, address: BookAddress & { createdAt: Date }): Promise<void> {
  await clearOtherDefaults(db, userId, address)
  await sql`
    insert into addresses (id, user_id, address, is_default_billing, is_default_delivery, created_at)
    values (${address.id}, ${userId}, ${JSON.stringify(address.address)}, ${address.isDefaultBilling}, ${address.isDefaultDelivery},
      ${address.createdAt})`.execute(db)
}

export async function saveAddress(db: Db, userId: string, address: BookAddress): Promise<void> {
  await clearOtherDefaults(db, userId, address)
  await sql`
    update addresses set address = ${JSON.stringify(address.address)}, is_default_billing = ${address.isDefaultBilling},
      is_default_delivery = ${address.isDefaultDelivery}
    where id = ${address.id} and user_id = ${userId}`.execute(db)
}

/** False when there was none, or it is somebody else's. */
export async function deleteAddress(db: Db, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from addresses where id::text = ${id} and user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteAddresses(db: Db, userId: string): Promise<void> {
  await sql`delete from addresses where user_id = ${userId}`.execute(db)
}

/** There is one default of each kind. */
async function clearOtherDefaults(
  db: Db,
  userId: string,
  { id, isDefaultBilling, isDefaultDelivery }: BookAddress,
): Promise<void> {
  await sql`
    update addresses set is_default_billing = is_default_billing and not ${isDefaultBilling}::boolean,
      is_default_delivery = is_default_delivery and not ${isDefaultDelivery}::boolean
    where user_id = ${userId} and id <> ${id}`.execute(db)
}
