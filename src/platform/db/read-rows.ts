import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../context.ts'

/** The expression behind each field of a row. */
export type Columns<R> = Readonly<Record<keyof R & string, RawBuilder<unknown>>>

/**
 * Reads rows as one JSON value. The driver parses each value of a normal result in JavaScript, which takes longer than the query for a list of products;
 * JSON.parse is native. Only for fields that JSON can represent: no bigint, no instant.
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
