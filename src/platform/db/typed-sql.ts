import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DB } from '../../generated/db.ts'

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : S

/** Columns of a table in a raw statement, which names `order_id` "orderId". */
export type Row<Table extends keyof DB, Column extends keyof Selectable<DB[Table]> & string> = {
  [C in Column as CamelCase<C>]: Selectable<DB[Table]>[C]
}

/**
 * A value that is part of the statement's text. Generic plans do not see the parameters, so a partial index (`where status = 'CART'`) is used only
 * when the condition is in the text.
 */
export function literal<const T extends string | boolean>(value: T): RawBuilder<T> {
  return sql.lit(value)
}

/** The text of one language from a jsonb column of texts by language; English when the language has none. */
export function translated(column: string, language: string): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(column)} ->> ${language}, ${sql.ref(column)} ->> 'en')`
}

/** For `where('id', '=', anyOf(ids))`: the same text for a list of any length, so it stays one named statement. An empty list matches nothing. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`
}
