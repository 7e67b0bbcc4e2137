import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../platform/db/typed-sql.ts'
import type { LanguageCode, StorefrontContext } from '../storefronts/index.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront'>

/** A page in one language. Rows with the same key are translations of each other. */
export type Translation = Row<'pages', 'key' | 'path' | 'noindex'> & {
  language: LanguageCode
  /** The day of publication or of the last change by an operator, if it is known. */
  changedOn: string | null
}

/** One page in all its languages. */
export function listTranslations(ctx: QueryContext, key: string, today: string): Promise<Translation[]> {
  return readTranslations(ctx, today, sql`key = ${key}`)
}

/** Every page of the family in every language. Articles with a later date are left out. */
export function listAllTranslations(ctx: QueryContext, today: string): Promise<Translation[]> {
  return readTranslations(ctx, today, sql`true`)
}

async function readTranslations(
  { db, storefront }: QueryContext,
  today: string,
  which: RawBuilder<unknown>,
): Promise<Translation[]> {
  const { rows } = await sql<Translation>`
    select distinct on (key, language) key, language, path, noindex,
      greatest(published_on, (operator_changed_at at time zone 'UTC')::date) as "changedOn"
    from pages
    where ${which} and (family is null or family = ${storefront.family}) and (published_on is null or published_on <= ${today}::date)
    order by key, language, family nulls last`.execute(db)
  return rows
}
