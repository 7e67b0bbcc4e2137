import { type RawBuilder, sql } from 'kysely'
import type { LanguageCode } from '../storefronts/index.ts'

/** The text of a column that holds one for each language; the English one where the language has none. */
export function translated(column: string, language: LanguageCode): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(column)} ->> ${language}, ${sql.ref(column)} ->> 'en')`
}
