import { type RawBuilder, sql } from 'kysely'
import { translated } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { GiftPacking, Wrapper } from './extra.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** The wrappers that have a price in the storefront's currency, best first. */
export async function listWrappers({ db, language, storefront }: QueryContext): Promise<Wrapper[]> {
  return db
    .selectFrom('wrappers')
    .select(['key', 'art', 'kinds', 'occasions'])
    .select([translated('titles', language).as('title'), priceIn(storefront.currency).as('priceMinor')])
    .where('prices_minor', '?', storefront.currency)
    .orderBy('rank')
    .orderBy('key')
    .$narrowType<{ kinds: Wrapper['kinds'] }>()
    .execute()
}

export async function listGiftPackings({ db, language, storefront }: QueryContext): Promise<GiftPacking[]> {
  return db
    .selectFrom('gift_packings')
    .select(['key', 'art', translated('titles', language).as('title'), translated('descriptions', language).as('description')])
    .select(priceIn(storefront.currency).as('priceMinor'))
    .where('prices_minor', '?', storefront.currency)
    .orderBy('rank')
    .orderBy('key')
    .execute()
}

function priceIn(currency: string): RawBuilder<number> {
  return sql<number>`(prices_minor ->> ${currency})::int`
}
