import type { Db } from '#platform/context.ts'
import type { Money } from '#shared/money.ts'

/** The unpaid amount of a company, including orders under an approval that was replaced since. */
export async function readUnpaidMinor(db: Db, company: { storefront: string; vatNumber: string }): Promise<number> {
  const { minor } = await sumDebts(db)
    .where('c.storefront', '=', company.storefront)
    .where('c.vat_number', '=', company.vatNumber)
    .where('d.paid_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(minor ?? 0)
}

type CreditDay = { storefront: string; day: string }

/** Locks the storefront's day, so that orders on credit placed at the same time are counted one after the other. Called inside a transaction. */
export async function lockCreditDay(db: Db, { storefront, day }: CreditDay): Promise<void> {
  await db
    .insertInto('credit_days')
    .values({ storefront, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .selectFrom('credit_days')
    .select('day')
    .where('storefront', '=', storefront)
    .where('day', '=', day)
    .forUpdate()
    .execute()
}

/** The amount that was sent on credit that day. */
export async function readGivenMinor(db: Db, { storefront, day }: CreditDay): Promise<number> {
  const { minor } = await sumDebts(db)
    .where('d.given_on', '=', day)
    .where('c.storefront', '=', storefront)
    .executeTakeFirstOrThrow()
  return Number(minor ?? 0)
}

/** PostgreSQL's sum of whole amounts has the type numeric, which the driver returns as text. */
function sumDebts(db: Db) {
  return db
    .selectFrom('invoice_debts as d')
    .innerJoin('approved_companies as c', 'c.id', 'd.company_id')
    .innerJoin('payment_amounts as p', 'p.payment_id', 'd.payment_id')
    .select((eb) => eb.fn.sum<string | null>('p.amount_minor').as('minor'))
}

/** True for the first order of the day that exceeds the cap. */
export async function markAlarmed(db: Db, { storefront, day }: CreditDay, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_days')
    .set({ alerted_at: now })
    .where('storefront', '=', storefront)
    .where('day', '=', day)
    .where('alerted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewDebt = { paymentId: string; companyId: string; givenOn: string }

export async function insertDebt(db: Db, { paymentId, companyId, givenOn }: NewDebt): Promise<void> {
  await db.insertInto('invoice_debts').values({ payment_id: paymentId, company_id: companyId, given_on: givenOn }).execute()
}

/** Whether an order was sent on credit and is not paid yet. */
export async function hasUnpaidInvoice(db: Db, orderId: string): Promise<boolean> {
  const debt = await selectUnpaid(db).where('p.order_id', '=', orderId).executeTakeFirst()
  return debt !== undefined
}

/** False when the debt was already paid, or there is none. */
export async function markPaid(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_debts')
    .set({ paid_at: now })
    .where('payment_id', '=', paymentId)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type Debt = { orderId: string; amount: Money }

export async function listDebts(db: Db): Promise<Debt[]> {
  const rows = await selectUnpaid(db).orderBy('p.created_at').execute()
  return rows.map(({ orderId, currency, minor }) => ({ orderId, amount: { currency, minor: Number(minor) } }))
}

function selectUnpaid(db: Db) {
  return db
    .selectFrom('invoice_debts as d')
    .innerJoin('payment_amounts as p', 'p.payment_id', 'd.payment_id')
    .select(['p.order_id as orderId', 'p.currency', 'p.amount_minor as minor'])
    .where('d.paid_at', 'is', null)
    .$narrowType<{ orderId: string; currency: string; minor: bigint }>()
}

export async function isPaid(db: Db, paymentId: string): Promise<boolean> {
  const debt = await db
    .selectFrom('invoice_debts')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  return debt !== undefined
}
