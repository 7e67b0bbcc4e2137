import { sql } from 'kysely'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { GiftPacking, Wrapper } from './extra.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** Those that have a price in the storefront's currency, best first. */
export async function listWrappers({ db, language, storefront }: Asking): Promise<Wrapper[]> {
  const { rows } = await sql<Wrapper>`
    select key, art, kinds, occasions, coalesce(titles ->> ${language}, titles ->> 'en') as title,
      (prices_minor ->> ${storefront.currency})::int as "priceMinor"
    from wrappers where prices_minor ? ${storefront.currency} order by rank, key`.execute(db)
  return rows
}

export async function listGiftPackings({ db, language, storefront }: Asking): Promise<GiftPacking[]> {
  const { rows } = await sql<GiftPacking>`
    select key, art, coalesce(titles ->> ${language}, titles ->> 'en') as title,
      coalesce(descriptions ->> ${language}, descriptions ->> 'en') as description,
      (prices_minor ->> ${storefront.currency})::int as "priceMinor"
    from gift_packings where prices_minor ? ${storefront.currency} order by rank, key`.execute(db)
  return rows
}
