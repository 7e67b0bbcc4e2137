import { sql } from 'kysely'
import type { Db } from '../../../../platform/context.ts'
import { sendLater } from '../../../../platform/db/pool.ts'
import type { InvoiceBody } from './invoice-body.ts'

export type Invoice = { orderId: string; storefront: string; number: bigint; issuedOn: string; body: InvoiceBody }

const COLUMNS = sql`order_id as "orderId", storefront, number, issued_on::text as "issuedOn", body`

/** The next number of a store. Its row stays locked until the transaction ends: the number is written, or was never taken. */
export async function takeInvoiceNumber(db: Db, storefront: string): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`
    insert into invoice_numbers (storefront, last_number) values (${storefront}, 1)
    on conflict (storefront) do update set last_number = invoice_numbers.last_number + 1
    returning last_number as number`.execute(db)
  const number = rows[0]?.number
  if (number === undefined) throw new Error('A number is always left')
  return number
}

export async function insertInvoice(db: Db, invoice: Invoice & { id: string; tokenHash: Buffer; now: Date }): Promise<void> {
  const { id, orderId, storefront, number, issuedOn, body, tokenHash, now } = invoice
  const query = sql`
    insert into invoices (id, order_id, storefront, number, issued_on, body, token_hash, created_at)
    values (${id}, ${orderId}, ${storefront}, ${number}, ${issuedOn}, ${JSON.stringify(body)}::jsonb, ${tokenHash}, ${now})`
  await sendLater(db, query)
}

export async function findInvoiceNumber(db: Db, orderId: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ number: bigint }>`select number from invoices where order_id = ${orderId}`.execute(db)
  return rows[0]?.number
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
