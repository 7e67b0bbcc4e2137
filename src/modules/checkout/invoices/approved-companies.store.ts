import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import type { Money } from '../../../shared/money.ts'

/** A company that may buy now and pay its invoice later. */
export type ApprovedCompany = {
  id: string
  storefront: string
  name: string
  /** With its country's letters. */
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

const COMPANY = sql`
  c.id, c.storefront, c.company_name as name, c.vat_number as "vatNumber", c.registration_number as "registrationNumber",
  c.invoice_email as "invoiceEmail", c.credit_limit_minor as "limitMinor", c.currency, c.demands_reference as "demandsReference",
  array(select m.email from approved_members m where m.company_id = c.id order by m.email) as members,
  c.approved_by as "approvedBy", c.approved_at as "approvedAt"`

export async function listApprovedCompanies(db: Db): Promise<ApprovedCompany[]> {
  const { rows } = await sql<CompanyRow>`
    select ${COMPANY} from approved_companies c where c.revoked_at is null order by c.storefront, c.company_name`.execute(db)
  return rows.map(toCompany)
}

type Member = { storefront: string; vatNumber: string /** Confirmed. */; email: string }

/** The company for which the owner of an address may buy at a storefront. */
export async function findCompanyOfMember(
  db: Db,
  { storefront, vatNumber, email }: Member,
): Promise<ApprovedCompany | undefined> {
  const { rows } = await sql<CompanyRow>`
    select ${COMPANY} from approved_companies c
    where c.storefront = ${storefront} and c.vat_number = ${vatNumber} and c.revoked_at is null
      and exists (select from approved_members m where m.company_id = c.id and m.email = lower(${email}))`.execute(db)
  return rows[0] && toCompany(rows[0])
}

/** Orders of one company wait for each other here, so that each is counted. False when it was revoked meanwhile. Called inside a transaction. */
export async function lockCompany(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from approved_companies where id = ${id} and revoked_at is null for update`.execute(db)
  return rows.length === 1
}

/** False when the company is approved already. */
export async function insertCompany(db: Db, company: ApprovedCompany): Promise<boolean> {
  const { id, storefront, name, vatNumber, registrationNumber, invoiceEmail, limit, demandsReference, approvedBy, approvedAt } =
    company
  const { numAffectedRows } = await sql`
    insert into approved_companies (id, storefront, company_name, vat_number, registration_number, invoice_email, credit_limit_minor, currency,
      demands_reference, approved_by, approved_at)
    values (${id}, ${storefront}, ${name}, ${vatNumber}, ${registrationNumber}, ${invoiceEmail}, ${limit.minor}, ${limit.currency},
      ${demandsReference}, ${approvedBy}, ${approvedAt})
    on conflict do nothing`.execute(db)
  if (numAffectedRows !== 1n) return false
  await sql`
    insert into approved_members (company_id, email)
    select distinct ${id}::uuid, lower(email) from unnest(${[...company.members]}::text[]) as email`.execute(db)
  return true
}

type Revocation = { storefront: string; vatNumber: string; revokedBy: string; now: Date }

/** False when no such company is approved. */
export async function saveRevocation(db: Db, { storefront, vatNumber, revokedBy, now }: Revocation): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update approved_companies set revoked_by = ${revokedBy}, revoked_at = ${now}
    where storefront = ${storefront} and vat_number = ${vatNumber} and revoked_at is null`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteMember(db: Db, email: string): Promise<void> {
  await sql`delete from approved_members where email = lower(${email})`.execute(db)
}

function toCompany({ limitMinor, currency, ...company }: CompanyRow): ApprovedCompany {
  return { ...company, limit: { currency, minor: Number(limitMinor) } }
}
