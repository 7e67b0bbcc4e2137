import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import type { Money } from '../../../shared/money.ts'

/** Both are keyed hashes: who was billed, and where it was ordered. */
export type Debtor = { buyerHash: Buffer; sourceHash: Buffer }

/** Whoever buys on invoice waits for others of the same buyer or source, so that all of them are counted. Called inside a transaction. */
export async function lockDebtor(db: Db, { buyerHash, sourceHash }: Debtor): Promise<void> {
  for (const hash of [buyerHash, sourceHash].toSorted(Buffer.compare)) {
    await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()})`.execute(db)
  }
}

/** A sum for each currency. */
export async function listOwed(db: Db, { buyerHash, sourceHash }: Debtor): Promise<Money[]> {
  const { rows } = await sql<{ currency: string; minor: bigint }>`
    select p.currency, sum(p.amount_minor)::bigint as minor from invoice_debts d join payments p on p.id = d.payment_id
    where d.paid_at is null and (d.buyer_hash = ${buyerHash} or d.source_hash = ${sourceHash}) group by p.currency`.execute(db)
  return rows.map(({ currency, minor }) => ({ currency, minor: Number(minor) }))
}

export async function insertDebt(db: Db, paymentId: string, { buyerHash, sourceHash }: Debtor): Promise<void> {
  await sql`
    insert into invoice_debts (payment_id, buyer_hash, source_hash) values (${paymentId}, ${buyerHash}, ${sourceHash})`.execute(
    db,
  )
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
    from invoice_debts d join payments p on p.id = d.payment_id where d.paid_at is null order by p.created_at`.execute(db)
  return rows.map(({ orderId, currency, minor }) => ({ orderId, owed: { currency, minor: Number(minor) } }))
}
