import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Money } from '#shared/money.ts'

/** A company that may buy now and pay its invoice later. */
export type ApprovedCompany = {
  id: string
  storefront: string
  name: string
  /** With the country's letters. */
  vatNumber: string
  registrationNumber: string | null
  invoiceEmail: string
  limit: Money
  demandsReference: boolean
  members: readonly string[]
  approvedBy: string
  approvedAt: Date
}

type CompanyRow = Omit<ApprovedCompany, 'limit'> & { limitMinor: bigint; currency: string }

function selectApproved(db: Db) {
  return db
    .selectFrom('approved_companies as c')
    .select(['c.id', 'c.storefront', 'c.company_name as name', 'c.vat_number as vatNumber', 'c.invoice_email as invoiceEmail'])
    .select(['c.registration_number as registrationNumber', 'c.credit_limit_minor as limitMinor', 'c.currency'])
    .select(['c.demands_reference as demandsReference', 'c.approved_by as approvedBy', 'c.approved_at as approvedAt'])
    .select(sql<string[]>`array(select m.email from approved_members m where m.company_id = c.id order by m.email)`.as('members'))
    .where('c.revoked_at', 'is', null)
}

export async function listApprovedCompanies(db: Db): Promise<ApprovedCompany[]> {
  return (await selectApproved(db).orderBy('c.storefront').orderBy('c.company_name').execute()).map(toCompany)
}

/** `email` is a confirmed address. */
type Member = { storefront: string; vatNumber: string; email: string }

/** The company for which the owner of this address may buy at a storefront. */
export async function findCompanyOfMember(
  db: Db,
  { storefront, vatNumber, email }: Member,
): Promise<ApprovedCompany | undefined> {
  const row = await selectApproved(db)
    .innerJoin('approved_members as member', 'member.company_id', 'c.id')
    .where('c.storefront', '=', storefront)
    .where('c.vat_number', '=', vatNumber)
    .where('member.email', '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
  return row && toCompany(row)
}

/** The addresses of everybody who buys for the same companies as the owner of this address, in lower case. Empty for an owner without a company. */
export async function listColleagues(db: Db, { storefront, email }: Omit<Member, 'vatNumber'>): Promise<string[]> {
  const rows = await db
    .selectFrom('approved_members as me')
    .innerJoin('approved_companies as c', 'c.id', 'me.company_id')
    .innerJoin('approved_members as colleague', 'colleague.company_id', 'c.id')
    .select('colleague.email')
    .distinct()
    .where('me.email', '=', sql<string>`lower(${email})`)
    .where('c.storefront', '=', storefront)
    .where('c.revoked_at', 'is', null)
    .execute()
  return rows.map((row) => row.email)
}

/** Locks the company, so that orders placed at the same time are counted one after the other. False when its approval was revoked in the meantime. Called inside a transaction. */
export async function lockCompany(db: Db, id: string): Promise<boolean> {
  const company = await db
    .selectFrom('approved_companies')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return company !== undefined
}

/** False when the company is already approved. */
export async function insertCompany(db: Db, company: ApprovedCompany): Promise<boolean> {
  const { id, storefront, name, vatNumber, registrationNumber, invoiceEmail, limit } = company
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('approved_companies')
    .values({
      ...{ id, storefront, company_name: name, vat_number: vatNumber, registration_number: registrationNumber },
      ...{ invoice_email: invoiceEmail, credit_limit_minor: BigInt(limit.minor), currency: limit.currency },
      demands_reference: company.demandsReference,
      ...{ approved_by: company.approvedBy, approved_at: company.approvedAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await sql`
    insert into approved_members (company_id, email)
    select distinct ${id}::uuid, lower(email) from unnest(${[...company.members]}::text[]) as email`.execute(db)
  return true
}

type Revocation = { storefront: string; vatNumber: string; revokedBy: string; now: Date }

/** False when no such company is approved. */
export async function saveRevocation(db: Db, { storefront, vatNumber, revokedBy, now }: Revocation): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approved_companies')
    .set({ revoked_by: revokedBy, revoked_at: now })
    .where('storefront', '=', storefront)
    .where('vat_number', '=', vatNumber)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteMember(db: Db, email: string): Promise<void> {
  await db.deleteFrom('approved_members').where('email', '=', sql<string>`lower(${email})`).execute()
}

function toCompany({ limitMinor, currency, ...company }: CompanyRow): ApprovedCompany {
  return { ...company, limit: { currency, minor: Number(limitMinor) } }
}
