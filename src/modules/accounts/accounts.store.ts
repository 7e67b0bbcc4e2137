import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { Customer } from './customer.ts'

/** A customer with the default billing address, `u` and `a`. */
export const CUSTOMER_TABLES = sql`(users u left join addresses a on a.user_id = u.id and a.is_default_billing)`
export const CUSTOMER_COLUMNS = sql`
  u.id, u.email, u.email_confirmed_at is not null as "isEmailConfirmed", u.first_name as "firstName", u.last_name as "lastName",
  u.invoice_email as "invoiceEmail", u.phone_number as "phoneNumber", u.customer_type as "customerType", u.company_name as "companyName",
  u.vat_number as "vatNumber", u.kvk_number as "kvkNumber", a.address`

export async function findCustomerById(db: Db, id: string): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`select ${CUSTOMER_COLUMNS} from ${CUSTOMER_TABLES} where u.id = ${id}`.execute(db)
  return rows[0]
}

export async function readCustomer(db: Db, id: string): Promise<Customer> {
  const customer = await findCustomerById(db, id)
  if (!customer) throw new Error(`There is no customer ${id}`)
  return customer
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email = ${email}`.execute(db)
  return rows.length > 0
}

export type Credentials = { id: string; email: string; isEmailConfirmed: boolean; passwordHash: string | null }

export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select id, email, email_confirmed_at is not null as "isEmailConfirmed", password_hash as "passwordHash"
    from users where email = ${email}`.execute(db)
  return rows[0]
}

export async function readPasswordHash(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`select password_hash as hash from users where id = ${id}`.execute(db)
  return rows[0]?.hash ?? null
}

export type VerifiedPassword = { userId: string; passwordHash: string }

/** Locks the account; false when its password is another than the one that was verified: a reset that came in between wins. */
export async function lockPassword(db: Db, { userId, passwordHash }: VerifiedPassword): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and password_hash = ${passwordHash} for no key update`.execute(db)
  return rows.length === 1
}

type NewCustomer = { id: string; email: string; firstName: string; lastName: string; passwordHash: string; now: Date }

/** False when somebody has an account with this address. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<boolean> {
  const { id, email, firstName, lastName, passwordHash, now } = customer
  const { numAffectedRows } = await sql`
    insert into users (id, email, first_name, last_name, password_hash, created_at)
    values (${id}, ${email}, ${firstName}, ${lastName}, ${passwordHash}, ${now})
    on conflict (email) do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function savePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await sql`update users set password_hash = ${passwordHash} where id = ${id}`.execute(db)
}

/** False when somebody else has an account with this address by now. */
export async function saveConfirmedEmail(db: Db, { id, email, now }: { id: string; email: string; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email = ${email}, email_confirmed_at = ${now}
    where id = ${id} and not exists (select from users other where other.email = ${email} and other.id <> ${id})`.execute(db)
  return numAffectedRows === 1n
}

export type Profile = Pick<
  Customer,
  'firstName' | 'lastName' | 'invoiceEmail' | 'phoneNumber' | 'customerType' | 'companyName' | 'vatNumber' | 'kvkNumber'
>

export async function saveProfile(db: Db, id: string, profile: Profile): Promise<void> {
  const { firstName, lastName, invoiceEmail, phoneNumber, customerType, companyName, vatNumber, kvkNumber } = profile
  await sql`
    update users set first_name = ${firstName}, last_name = ${lastName}, invoice_email = ${invoiceEmail},
      phone_number = ${phoneNumber}, customer_type = ${customerType}, company_name = ${companyName}, vat_number = ${vatNumber},
      kvk_number = ${kvkNumber}
    where id = ${id}`.execute(db)
}

/** Accounts without a confirmed address and without an open session. */
export async function listUnconfirmedIds(db: Db, { createdBefore, now }: { createdBefore: Date; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.email_confirmed_at is null and u.created_at < ${createdBefore}
      and not exists (select from sessions s where s.user_id = u.id and s.expires_at > ${now})
    order by u.created_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Undefined when it is confirmed by now. */
export async function lockUnconfirmed(db: Db, id: string): Promise<Customer | undefined> {
  await sql`select from users where id = ${id} for update`.execute(db)
  const customer = await findCustomerById(db, id)
  return customer?.isEmailConfirmed ? undefined : customer
}

/** Sessions, links and addresses go with it. False when it was deleted already. */
export async function deleteCustomer(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from users where id = ${id}`.execute(db)
  return numAffectedRows === 1n
}

export type PasswordRequest = { id: string; email: string; storefront: string; language: string; askedAt: Date }

export async function insertPasswordRequest(db: Db, request: PasswordRequest): Promise<void> {
  const { id, email, storefront, language, askedAt } = request
  await sql`
    insert into password_requests (id, email, storefront, language, asked_at)
    values (${id}, ${email}, ${storefront}, ${language}, ${askedAt})`.execute(db)
}

export async function takePasswordRequest(db: Db, id: string): Promise<PasswordRequest | undefined> {
  const { rows } = await sql<PasswordRequest>`
    delete from password_requests where id = ${id}
    returning id, email, storefront, language, asked_at as "askedAt"`.execute(db)
  return rows[0]
}

export async function deletePasswordRequests(db: Db, askedBefore: Date): Promise<void> {
  await sql`delete from password_requests where asked_at < ${askedBefore}`.execute(db)
}
