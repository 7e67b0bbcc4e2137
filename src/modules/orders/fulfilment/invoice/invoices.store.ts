import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { InvoiceBody } from './invoice-body.ts'

export type Invoice = { orderId: string; storefront: string; number: bigint; issuedOn: string; body: InvoiceBody }

type NewInvoice = Omit<Invoice, 'number'> & { id: string; tokenHash: Buffer; now: Date }

/**
 * Takes the next number of its store, whose row stays locked until the transaction ends, so that no number is skipped. False when the order already
 * has an invoice: then the caller rolls back the transaction, and the number with it.
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
  const row = await db.selectFrom('invoices').select('number').where('order_id', '=', orderId).executeTakeFirst()
  return row?.number
}

export async function findInvoice(db: Db, orderId: string): Promise<Invoice | undefined> {
  return selectInvoices(db).where('order_id', '=', orderId).executeTakeFirst()
}

export async function readInvoice(db: Db, orderId: string): Promise<Invoice> {
  const invoice = await findInvoice(db, orderId)
  if (!invoice) throw new Error(`There is no invoice for order ${orderId}`)
  return invoice
}

/** Finds an invoice by the name that people use (invoiceName). */
export async function findInvoiceByName(db: Db, name: string): Promise<Invoice | undefined> {
  const [, storefront, number] = /^([A-Z]+)-(\d{1,15})$/.exec(name) ?? []
  if (!storefront || !number) return undefined
  return selectInvoices(db).where('storefront', '=', storefront).where('number', '=', BigInt(number)).executeTakeFirst()
}

/** Finds the invoice that a link opens, in its own store. */
export async function findInvoiceByToken(
  db: Db,
  { tokenHash, storefront }: { tokenHash: Buffer; storefront: string },
): Promise<Invoice | undefined> {
  return selectInvoices(db).where('token_hash', '=', tokenHash).where('storefront', '=', storefront).executeTakeFirst()
}

function selectInvoices(db: Db) {
  return db
    .selectFrom('invoices')
    .select(['order_id as orderId', 'storefront', 'number', 'issued_on as issuedOn'])
    .select((eb) => eb.ref('body').$castTo<InvoiceBody>().as('body'))
}
