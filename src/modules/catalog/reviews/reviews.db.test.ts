import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedRows } from '#platform/seeding/seed-rows.ts'
import { listHashes } from '#platform/seeding/seeding.store.ts'
import { testDatabase } from '#tests/support/database.ts'
import { listProductIds } from '../products.store.ts'
import { reviewSeeds } from '../seeds/review-seeds.ts'
import { listReviews, listStarCounts } from './reviews.store.ts'

const { db, ctx } = await testDatabase()
const TODAY = '2026-03-02'
let productIds: Map<string, number>

const SEEDS = {
  en: {
    lamp: [
      { author: 'Ann B.', stars: 5, on: '2026-01-01', text: 'Bright.' },
      { author: 'Cal D.', stars: 2, on: '2026-02-01', title: 'Dim', text: 'Dim.', isVerifiedBuyer: false },
      { author: 'Eve F.', stars: 1, on: '2026-03-03', text: 'Of tomorrow.' },
    ],
    pot: [{ author: 'Ann B.', stars: 4, on: '2026-01-01', text: 'Round.' }],
  },
  nl: { lamp: [{ author: 'Jan V.', stars: 3, on: '2026-01-15', text: 'Gaat wel.' }] },
} as const

const seed = async () => seedRows(ctx, reviewSeeds(SEEDS, productIds), await listHashes(db))
const idOf = (slug: string) => productIds.get(slug) as number

beforeAll(async () => {
  await sql`
    insert into products (slug, product_type, art, background_color, show_hand, show_shadow, validity_months, spend_place)
    select slug, 'GIFTCARD', slug, '#ffffff', false, true, 24, 'ONLINE' from unnest(array['lamp', 'pot']) slug`.execute(db)
  productIds = await listProductIds(db)
  await seed()
})

test('the newest review comes first, and future ones are not shown', async () => {
  const found = await listReviews({ db, language: 'en' }, { productIds: [idOf('lamp')], today: TODAY }, 24)
  expect(found.get(idOf('lamp'))).toMatchObject([
    { author: 'Cal D.', title: 'Dim', stars: 2, writtenOn: '2026-02-01', isVerifiedBuyer: false },
    { author: 'Ann B.', title: null, stars: 5, writtenOn: '2026-01-01', isVerifiedBuyer: true },
  ])
})

test('a Dutch reader gets Dutch reviews, or English ones where there are no others', async () => {
  const asked = { productIds: [idOf('lamp'), idOf('pot')], today: TODAY }
  const found = await listReviews({ db, language: 'nl' }, asked, 24)
  expect(found.get(idOf('lamp'))).toMatchObject([{ author: 'Jan V.', language: 'nl' }])
  expect(found.get(idOf('pot'))).toMatchObject([{ author: 'Ann B.', language: 'en' }])
})

test('the stars of the visible reviews are counted, for many products at once', async () => {
  const counts = await listStarCounts({ db, language: 'nl' }, { productIds: [idOf('lamp'), idOf('pot')], today: TODAY })
  expect(counts).toEqual(
    new Map([
      [idOf('lamp'), [{ stars: 3, count: 1 }]],
      [idOf('pot'), [{ stars: 4, count: 1 }]],
    ]),
  )
})

test('a review that an operator changed is never overwritten, and a deleted one does not return', async () => {
  await sql`update reviews set body = 'Round and heavy.' where product_id = ${idOf('pot')}`.execute(db)
  await sql`delete from reviews where author = 'Cal D.'`.execute(db)
  await sql`update seed_rows set hash = 'older' where kind = 'review'`.execute(db)
  await seed()
  const { rows } = await sql<{ author: string; body: string }>`
    select author, body from reviews where language = 'en' order by author, body`.execute(db)
  expect(rows).toEqual([
    { author: 'Ann B.', body: 'Bright.' },
    { author: 'Ann B.', body: 'Round and heavy.' },
    { author: 'Eve F.', body: 'Of tomorrow.' },
  ])
})
