import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { BookAddress } from './book-address.ts'

export type AddressList = { addresses: BookAddress[]; totalCount: number }

/** The defaults first, then the newest. */
export async function listAddresses(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressList> {
  const addresses = await selectAddresses(db, userId)
    .orderBy('is_default_billing', 'desc')
    .orderBy('is_default_delivery', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { addresses, totalCount: await countAddresses(db, userId) }
}

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks the address book, so that two changes by the same customer run one after the other. */
export async function lockBook(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Undefined when the address belongs to another customer, as if it did not exist. */
export async function findAddress(db: Db, userId: string, id: string): Promise<BookAddress | undefined> {
  return selectAddresses(db, userId)
    .where((eb) => eb(eb.cast('id', 'text'), '=', id))
    .executeTakeFirst()
}

function selectAddresses(db: Db, userId: string) {
  return db
    .selectFrom('addresses')
    .select(['id', 'is_default_billing as isDefaultBilling', 'is_default_delivery as isDefaultDelivery'])
    .select((eb) => eb.ref('address').$castTo<BookAddress['address']>().as('address'))
    .where('user_id', '=', userId)
}

export async function insertAddress(db: Db, userId: string, address: BookAddress & { createdAt: Date }): Promise<void> {
  await clearOtherDefaults(db, userId, address)
  await db
    .insertInto('addresses')
    .values({ id: address.id, user_id: userId, created_at: address.createdAt, ...toColumns(address) })
    .execute()
}

export async function saveAddress(db: Db, userId: string, address: BookAddress): Promise<void> {
  await clearOtherDefaults(db, userId, address)
  await db.updateTable('addresses').set(toColumns(address)).where('id', '=', address.id).where('user_id', '=', userId).execute()
}

function toColumns({ address, isDefaultBilling, isDefaultDelivery }: BookAddress) {
  return { address, is_default_billing: isDefaultBilling, is_default_delivery: isDefaultDelivery }
}

/** False when the address does not exist or belongs to another customer. */
export async function deleteAddress(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where((eb) => eb(eb.cast('id', 'text'), '=', id))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteAddresses(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('addresses').where('user_id', '=', userId).execute()
}

/** Only one address can be the default of its kind. */
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
