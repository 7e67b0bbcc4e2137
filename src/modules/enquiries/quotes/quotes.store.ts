import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { QuoteFields } from '#shared/validation/quote-request.ts'
import type { FileType } from './check-attachment.ts'

/** The typed fields, with the titles of the chosen products. */
export type QuoteDetails = Omit<QuoteFields, 'email' | 'products'> & {
  products: readonly { title: string; amount: number | null; quantity: number | null }[]
}

export type QuoteRequest = {
  id: string
  number: string
  storefront: string
  language: string
  email: string
  details: QuoteDetails
  receivedAt: Date
  answerBy: Date
}

const COLUMNS = ['id', 'storefront', 'language', 'email', 'received_at as receivedAt', 'answer_by as answerBy'] as const

/** "Q100001", as people see it. */
const toNumber = (number: bigint | string | number) => `Q${number}`

export async function saveQuoteRequest(db: Db, request: Omit<QuoteRequest, 'number'>): Promise<string> {
  const { details, receivedAt, answerBy, ...columns } = request
  const { number } = await db
    .insertInto('quote_requests')
    .values({ ...columns, details: JSON.stringify(details), received_at: receivedAt, answer_by: answerBy })
    .returning('number')
    .executeTakeFirstOrThrow()
  return toNumber(number)
}

export async function findQuoteRequest(db: Db, id: string): Promise<QuoteRequest | undefined> {
  const row = await db
    .selectFrom('quote_requests')
    .select([...COLUMNS, 'number', 'details'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, number: toNumber(row.number), details: row.details as QuoteDetails }
}

/** The most urgent first. */
export async function listOpenQuotes(db: Db): Promise<QuoteRequest[]> {
  const rows = await db
    .selectFrom('quote_requests')
    .select([...COLUMNS, 'number', 'details'])
    .where('closed_at', 'is', null)
    .orderBy('answer_by')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, number: toNumber(row.number), details: row.details as QuoteDetails }))
}

/** False when there is no such request, or it is already closed. */
export async function closeQuoteRequest(
  db: Db,
  { number, by, now }: { number: string; by: string; now: Date },
): Promise<boolean> {
  const [, digits] = /^Q?(\d{1,15})$/i.exec(number) ?? []
  if (digits === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('quote_requests')
    .set({ closed_at: now, closed_by: by })
    .where('number', '=', sql<bigint>`${digits}::bigint`)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Uploaded = { id: string; storefront: string; fileType: FileType; content: Buffer; uploadedAt: Date }

export async function saveAttachment(db: Db, { id, storefront, fileType, content, uploadedAt }: Uploaded): Promise<void> {
  await db
    .insertInto('quote_attachments')
    .values({ id, storefront, file_type: fileType, content, byte_length: content.length, uploaded_at: uploadedAt })
    .execute()
}

/** The size of uploaded files that belong to no request. */
export async function countUnclaimedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('quote_attachments')
    .select(({ fn }) => fn.sum<string | null>('byte_length').as('bytes'))
    .where('quote_request_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** False when the file was deleted, or belongs to another request. */
export async function claimAttachment(
  db: Db,
  { id, storefront, requestId }: { id: string; storefront: string; requestId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_attachments')
    .set({ quote_request_id: requestId })
    .where('id', '=', id)
    .where('storefront', '=', storefront)
    .where('quote_request_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findAttachment(db: Db, requestId: string): Promise<{ fileType: string; content: Buffer } | undefined> {
  return db
    .selectFrom('quote_attachments')
    .select(['file_type as fileType', 'content'])
    .where('quote_request_id', '=', requestId)
    .executeTakeFirst()
}

type Ages = { requestsBefore: Date; listsBefore: Date; unclaimedBefore: Date }

/** Returns how many requests were deleted. */
export async function deleteOldQuotes(db: Db, { requestsBefore, listsBefore, unclaimedBefore }: Ages): Promise<number> {
  await db
    .deleteFrom('quote_attachments')
    .where(({ or, and, eb }) =>
      or([
        eb('uploaded_at', '<', listsBefore),
        and([eb('uploaded_at', '<', unclaimedBefore), eb('quote_request_id', 'is', null)]),
      ]),
    )
    .execute()
  const { numDeletedRows } = await db.deleteFrom('quote_requests').where('received_at', '<', requestsBefore).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteQuotesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('quote_requests').where('email', '=', email).execute()
}

/** For the export of a customer's data: everything except the list, which is about other people. */
export async function listQuotesOf(db: Db, email: string) {
  const rows = await db
    .selectFrom('quote_requests as q')
    .leftJoin('quote_attachments as a', 'a.quote_request_id', 'q.id')
    .select(['q.number', 'q.storefront', 'q.email', 'q.details', 'q.received_at as receivedAt', 'q.closed_at as closedAt'])
    .select(['a.file_type as attachedType', 'a.byte_length as attachedBytes'])
    .where('q.email', '=', email)
    .orderBy('q.received_at')
    .execute()
  return rows.map((row) => ({ ...row, number: toNumber(row.number) }))
}
