import type { Db } from '../../platform/context.ts'
import { literal } from '../../platform/db/typed-sql.ts'
import type { Customer, CustomerAddress } from './customer.ts'

/** Customers as `u`, with their default billing address. */
export function selectCustomers(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('addresses as a', (join) => join.onRef('a.user_id', '=', 'u.id').on('a.is_default_billing', '=', literal(true)))
    .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName', 'u.invoice_email as invoiceEmail'])
    .select(['u.phone_number as phoneNumber', 'u.customer_type as customerType', 'u.company_name as companyName'])
    .select((eb) => [
      'u.vat_number as vatNumber',
      'u.kvk_number as kvkNumber',
      eb('u.email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'),
      eb.ref('a.address').$castTo<CustomerAddress | null>().as('address'),
    ])
}

export async function findCustomerById(db: Db, id: string): Promise<Customer | undefined> {
  return selectCustomers(db).where('u.id', '=', id).executeTakeFirst()
}

export async function readCustomer(db: Db, id: string): Promise<Customer> {
  const customer = await findCustomerById(db, id)
  if (!customer) throw new Error(`There is no customer ${id}`)
  return customer
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user !== undefined
}

export type Credentials = { id: string; email: string; isEmailConfirmed: boolean; passwordHash: string | null }

export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'email',
      eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'),
      'password_hash as passwordHash',
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function readPasswordHash(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash as hash').where('id', '=', id).executeTakeFirst()
  return row?.hash ?? null
}

export type VerifiedPassword = { userId: string; passwordHash: string }

/** Locks the account. False when the password was changed after it was verified, for example by a reset at the same time. */
export async function lockPassword(db: Db, { userId, passwordHash }: VerifiedPassword): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined
}

type NewCustomer = { id: string; email: string; firstName: string; lastName: string; passwordHash: string; now: Date }

/** False when the address already has an account. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<boolean> {
  const { id, email, firstName, lastName, passwordHash, now } = customer
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({ id, email, first_name: firstName, last_name: lastName, password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function savePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** False when another account has taken the address since the link was sent. */
export async function saveConfirmedEmail(db: Db, { id, email, now }: { id: string; email: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email, email_confirmed_at: now })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) => {
      const others = selectFrom('users as other').where('other.email', '=', email).where('other.id', '<>', id)
      return not(exists(others.select('other.id')))
    })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type Profile = Pick<
  Customer,
  'firstName' | 'lastName' | 'invoiceEmail' | 'phoneNumber' | 'customerType' | 'companyName' | 'vatNumber' | 'kvkNumber'
>

export async function saveProfile(db: Db, id: string, profile: Profile): Promise<void> {
  const { firstName, lastName, invoiceEmail, phoneNumber, customerType, companyName, vatNumber, kvkNumber } = profile
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, invoice_email: invoiceEmail, phone_number: phoneNumber })
    .set({ customer_type: customerType, company_name: companyName, vat_number: vatNumber, kvk_number: kvkNumber })
    .where('id', '=', id)
    .execute()
}

/** Accounts without a confirmed address and without an open session. */
export async function listUnconfirmedIds(db: Db, { createdBefore, now }: { createdBefore: Date; now: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.email_confirmed_at', 'is', null)
    .where('u.created_at', '<', createdBefore)
    .where(({ not, exists, selectFrom }) => {
      const open = selectFrom('sessions as s').whereRef('s.user_id', '=', 'u.id').where('s.expires_at', '>', now)
      return not(exists(open.select('s.id')))
    })
    .orderBy('u.created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined when the address has been confirmed since. */
export async function lockUnconfirmed(db: Db, id: string): Promise<Customer | undefined> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  const customer = await findCustomerById(db, id)
  return customer?.isEmailConfirmed ? undefined : customer
}

/** The database deletes sessions, links and addresses with the customer. False when the customer was already deleted. */
export async function deleteCustomer(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

export type PasswordRequest = { id: string; email: string; storefront: string; language: string; requestedAt: Date }

export async function insertPasswordRequest(db: Db, request: PasswordRequest): Promise<void> {
  const { id, email, storefront, language, requestedAt } = request
  await db.insertInto('password_requests').values({ id, email, storefront, language, requested_at: requestedAt }).execute()
}

export async function takePasswordRequest(db: Db, id: string): Promise<PasswordRequest | undefined> {
  return db
    .deleteFrom('password_requests')
    .where('id', '=', id)
    .returning(['id', 'email', 'storefront', 'language', 'requested_at as requestedAt'])
    .executeTakeFirst()
}

export async function deletePasswordRequests(db: Db, requestedBefore: Date): Promise<void> {
  await db.deleteFrom('password_requests').where('requested_at', '<', requestedBefore).execute()
}
