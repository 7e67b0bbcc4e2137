import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { startShopServer } from '#tests/support/shop-server.ts'
import { listEntries } from './search.store.ts'
import { toSearchQuery } from './search-query.ts'

const { ctx, db } = await testDatabase({ seeded: true })
const { contextOf } = await startShopServer(ctx)

const list = async (code: string, word: string, today = '2026-03-02') =>
  (
    await listEntries(contextOf(code), toSearchQuery(word, [[word]]), { sizes: { PRODUCT: 1000, BLOG_ARTICLE: 1000 }, today })
  ).map(({ groupType, key, tier }) => ({ groupType, key, tier }))

/** A product that differs from the others only in its title. A lower popularity rank means that it sells better. */
async function enter(key: string, entry: { title: string; popularity?: number; storefronts?: string[]; family?: string }) {
  const { title, popularity = 0, storefronts = null, family = null } = entry
  await sql`
    insert into search_entries (group_type, item_key, language, family, translated_to, storefronts, title, title_words, related_words, all_words, popularity)
    values ('PRODUCT', ${key}, 'en', ${family}, '{}', ${storefronts}, ${title}, to_tsvector('simple', ${title}), to_tsvector('simple', ${title}),
      to_tsvector('simple', ${title}), ${popularity})`.execute(db)
}

test('the exact title comes before longer ones that begin with it, however popular they are', async () => {
  await enter('long', { title: 'zebrastripes', popularity: -3 })
  await enter('longer', { title: 'zebra crossing', popularity: -2 })
  await enter('inside', { title: 'the zebra', popularity: -1 })
  await enter('exact', { title: 'zebra', popularity: 1_000_000 })
  expect((await list('GCSUK', 'zebra')).map(({ key, tier }) => [key, tier])).toEqual([
    ['exact', 1],
    ['long', 2],
    ['longer', 2],
    ['inside', 3],
  ])
})

test('a shop finds only what it sells itself, not products of other shops or families', async () => {
  await enter('everywhere', { title: 'quagga' })
  await enter('here', { title: 'quagga', storefronts: ['GCSUK', 'CB'] })
  await enter('elsewhere', { title: 'quagga', storefronts: ['CB'] })
  await enter('family', { title: 'quagga', family: 'GCS' })
  await enter('other-family', { title: 'quagga', family: 'CB' })
  expect((await list('GCSUK', 'quagga')).map(({ key }) => key).toSorted()).toEqual(['everywhere', 'family', 'here'])
  expect((await list('CB', 'quagga')).map(({ key }) => key).toSorted()).toEqual([
    'elsewhere',
    'everywhere',
    'here',
    'other-family',
  ])
})

test('products of other shops do not displace the results of this one', async () => {
  for (let count = 0; count < 450; count++) {
    await enter(`popular${count}`, { title: `okapi ${count}`, popularity: -10, storefronts: ['CB'] })
  }
  await enter('rare', { title: 'the okapi', popularity: 1_000_000, storefronts: ['GCSUK'] })
  expect((await list('GCSUK', 'okapi')).map(({ key }) => key)).toEqual(['rare'])
})
