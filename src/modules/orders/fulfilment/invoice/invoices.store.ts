import { sql } from 'kysely'
import type { Db } from '../../../../platform/context.ts'
import type { InvoiceBody } from './invoice-body.ts'

export type Invoice = { orderId: string; storefront: string; number: bigint; issuedOn: string; body: InvoiceBody }

const COLUMNS = sql`order_id as "orderId", storefront, number, issued_on::text as "issuedOn", body`

type NewInvoice = Omit<Invoice, 'number'> & { id: string; tokenHash: Buffer; now: Date }

/**
 * Under the next number of its store, whose row stays locked until the transaction ends: the number is written, or was never taken. False when the order
 * has one already: then the caller undoes the transaction, and with it the taking of a number that another had taken for it meanwhile.
 */
export async function insertInvoice(db: Db, invoice: NewInvoice): Promise<boolean> {
  const { id, orderId, storefront, issuedOn, body, tokenHash, now } = invoice
  const { numAffectedRows } = await sql`
    with taken as (
      insert into invoice_numbers (storefront, last_number)
      select ${storefront}, 1 where not exists (select from invoices where order_id = ${orderId})
      on conflict (storefront) do update set last_number = invoice_numbers.last_number + 1
      returning last_number)
    insert into invoices (id, order_id, storefront, number, issued_on, body, token_hash, created_at)
    select ${id}::uuid, ${orderId}::uuid, ${storefront}, last_number, ${issuedOn}::date, ${JSON.stringify(body)}::jsonb, ${tokenHash}::bytea,
      ${now}::timestamptz
    from taken
    on conflict (order_id) do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function findInvoiceNumber(db: Db, orderId: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ number: bigint }>`select number from invoices where order_id = ${orderId}`.execute(db)
  return rows[0]?.number
}

export async function findInvoice(db: Db, orderId: string): Promise<Invoice | undefined> {
  return (await sql<Invoice>`select ${COLUMNS} from invoices where order_id = ${orderId}`.execute(db)).rows[0]
}

export async function readInvoice(db: Db, orderId: string): Promise<Invoice> {
  const invoice = await findInvoice(db, orderId)
  if (!invoice) throw new Error(`There is no invoice for order ${orderId}`)
  return invoice
}

/** By the name that people cite (invoiceName). */
export async function findInvoiceByName(db: Db, name: string): Promise<Invoice | undefined> {
  const [, storefront, number] = /^([A-Z]+)-(\d{1,15})$/.exec(name) ?? []
  if (!storefront) return undefined
  const { rows } = await sql<Invoice>`
    select ${COLUMNS} from invoices where storefront = ${storefront} and number = ${Number(number)}`.execute(db)
  return rows[0]
}

/** The invoice that a link opens, in its own store. */
export async function findInvoiceByToken(
  db: Db,
  { tokenHash, storefront }: { tokenHash: Buffer; storefront: string },
): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`
    select ${COLUMNS} from invoices where token_hash = ${tokenHash} and storefront = ${storefront}`.execute(db)
  return rows[0]
}
