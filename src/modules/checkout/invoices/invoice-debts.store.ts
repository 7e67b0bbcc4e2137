import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import type { Money } from '../../../shared/money.ts'

/** What a company has not paid yet, also under an approval that was replaced. */
export async function readOwedMinor(db: Db, company: { storefront: string; vatNumber: string }): Promise<number> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(p.amount_minor), 0)::bigint as minor
    from approved_companies c join invoice_debts d on d.company_id = c.id join payment_amounts p on p.payment_id = d.payment_id
    where c.storefront = ${company.storefront} and c.vat_number = ${company.vatNumber} and d.paid_at is null`.execute(db)
  return Number(rows[0]?.minor ?? 0n)
}

type CreditDay = { storefront: string; day: string }

/** Orders of one storefront that want credit wait for each other here, so that each is counted. Called inside a transaction. */
export async function lockCreditDay(db: Db, { storefront, day }: CreditDay): Promise<void> {
  await sql`insert into credit_days (storefront, day) values (${storefront}, ${day}) on conflict do nothing`.execute(db)
  await sql`select from credit_days where storefront = ${storefront} and day = ${day} for update`.execute(db)
}

/** What left on credit that day. */
export async function readGivenMinor(db: Db, { storefront, day }: CreditDay): Promise<number> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(p.amount_minor), 0)::bigint as minor
    from invoice_debts d join approved_companies c on c.id = d.company_id join payment_amounts p on p.payment_id = d.payment_id
    where d.given_on = ${day} and c.storefront = ${storefront}`.execute(db)
  return Number(rows[0]?.minor ?? 0n)
}

/** True for the first order of the day that does not fit. */
export async function markAlarmed(db: Db, { storefront, day }: CreditDay, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update credit_days set alarmed_at = ${now} where storefront = ${storefront} and day = ${day} and alarmed_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

type NewDebt = { paymentId: string; companyId: string; givenOn: string }

export async function insertDebt(db: Db, { paymentId, companyId, givenOn }: NewDebt): Promise<void> {
  await sql`
    insert into invoice_debts (payment_id, company_id, given_on) values (${paymentId}, ${companyId}, ${givenOn})`.execute(db)
}

/** Whether an order was sent on credit and is not paid yet. */
export async function isOrderOwed(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_debts d join payment_amounts p on p.payment_id = d.payment_id where p.order_id = ${orderId} and d.paid_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** False when it was paid before, or is no invoice. */
export async function markPaid(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invoice_debts set paid_at = ${now} where payment_id = ${paymentId} and paid_at is null`.execute(db)
  return numAffectedRows === 1n
}

export type Debt = { orderId: string; owed: Money }

export async function listDebts(db: Db): Promise<Debt[]> {
  const { rows } = await sql<{ orderId: string; currency: string; minor: bigint }>`
    select p.order_id as "orderId", p.currency, p.amount_minor as minor
    from invoice_debts d join payment_amounts p on p.payment_id = d.payment_id where d.paid_at is null order by p.created_at`.execute(
    db,
  )
  return rows.map(({ orderId, currency, minor }) => ({ orderId, owed: { currency, minor: Number(minor) } }))
}

export async function isPaid(db: Db, paymentId: string): Promise<boolean> {
  const { rows } = await sql`select from invoice_debts where payment_id = ${paymentId} and paid_at is not null`.execute(db)
  return rows.length > 0
}
