import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../context.ts'

/** The expression behind each field of a row. */
export type Columns<R> = Readonly<Record<keyof R & string, RawBuilder<unknown>>>

/**
 * Rows in one JSON value. The driver makes every value of a plain answer by itself, which for a list of products takes longer than the query;
 * parsing JSON is native. For fields that JSON can carry: no bigint, no instant.
 */
export async function readRows<R>(db: Db, columns: Columns<R>, from: RawBuilder<unknown>): Promise<R[]> {
  const { rows } = await sql<{ rows: unknown[][] | null }>`
    select json_agg(r.fields) as rows
    from (select json_build_array(${sql.join(Object.values<RawBuilder<unknown>>(columns))}) as fields ${from}) r`.execute(db)
  const names = Object.keys(columns)
  return (rows[0]?.rows ?? []).map((fields) => nameFields<R>(names, fields))
}

function nameFields<R>(names: readonly string[], fields: readonly unknown[]): R {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index++) row[names[index] as string] = fields[index]
  return row as R
}
