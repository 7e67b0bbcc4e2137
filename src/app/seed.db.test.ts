import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { products } from '../../seeds/catalogue/index.ts'
import { dutchTexts } from '../../seeds/catalogue/nl/index.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { readProductsBySlug } from '../modules/catalog/index.ts'
import { findStorefrontByCode, type LanguageCode, type Storefront } from '../modules/storefronts/index.ts'
import { createArt } from '../platform/art.ts'
import { seedShop } from './seed.ts'

const { db, ctx } = await testDatabase({ seeded: true })

async function read<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(db)).rows
}

/** Makes the stored hash differ, as if the seed had changed. */
async function forget(kind: string, key: string): Promise<void> {
  await sql`update seed_rows set hash = 'older' where kind = ${kind} and key = ${key}`.execute(db)
}

test('every seeded product is sold in every currency it has a storefront for', async () => {
  const [counts] = await read(sql<{ products: number; unsold: number; priceless: number }>`
    select (select count(*)::int from products) as products,
      (select count(*)::int from products p where not exists (
        select from storefront_products sp where sp.product_id = p.id and sp.storefront = 'GCSUK')) as unsold,
      (select count(*)::int from storefront_products sp where sp.storefront = 'CB' and not exists (
        select from variations v where v.product_id = sp.product_id and v.currency = 'EUR')) as priceless`)
  expect(counts).toEqual({ products: products.length, unsold: 0, priceless: 0 })
})

test('a product requested in Dutch has Dutch texts, and keeps its own name unless the Dutch one differs', async () => {
  const storefront = findStorefrontByCode('CB') as Storefront
  const readIn = (language: LanguageCode) =>
    readProductsBySlug({ ...ctx, storefront, language, art: createArt({}, ctx.log) }, ['all-in-one-gift-card', 'lampreel'])
  expect(await readIn('nl')).toMatchObject([
    { title: 'Keuzecadeaubon', tagline: dutchTexts['all-in-one-gift-card']?.tagline },
    { title: 'Lampreel', tagline: dutchTexts.lampreel?.tagline },
  ])
  expect(await readIn('en')).toMatchObject([
    { title: 'Choice Gift Card', tagline: 'One card, every brand in the shop' },
    { title: 'Lampreel', tagline: 'Films chosen by people, not by percentages' },
  ])
})

test('a changed Dutch text is written again beside the English one', async () => {
  const readTagline = () =>
    read(sql`select t.language, t.tagline from product_texts t join products p on p.id = t.product_id
      where p.slug = 'lampreel' order by t.language`)
  const before = await readTagline()
  expect(before).toHaveLength(2)
  await db.transaction().execute(async (seeding) => {
    await sql`set local ribbon.seeding = 'on'`.execute(seeding)
    await sql`delete from product_texts where language = 'nl'
      and product_id = (select id from products where slug = 'lampreel')`.execute(seeding)
  })
  await forget('product', 'lampreel')
  await seedShop(ctx)
  expect(await readTagline()).toEqual(before)
})

test('a second run changes nothing, and needs less than half a second to find that out', async () => {
  const started = process.cpuUsage()
  const before = await read(sql`select xmin::text, slug from products order by slug`)
  await seedShop(ctx)
  expect(await read(sql`select xmin::text, slug from products order by slug`)).toEqual(before)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(500)
})

test('a seed that changed is written again, and its variations keep their ids', async () => {
  const [first] = await read(sql<{ slug: string; id: number }>`
    select p.slug, v.id from products p join variations v on v.product_id = p.id order by p.slug, v.id limit 1`)
  await db.transaction().execute(async (seeding) => {
    await sql`set local ribbon.seeding = 'on'`.execute(seeding)
    await sql`update products set validity_months = 1 where slug = ${first?.slug}`.execute(seeding)
  })
  await forget('product', first?.slug as string)
  await seedShop(ctx)
  const [again] = await read(sql<{ months: number; id: number }>`
    select p.validity_months as months, v.id from products p join variations v on v.product_id = p.id
    where p.slug = ${first?.slug} order by v.id limit 1`)
  expect(again?.id).toBe(first?.id)
  expect(again?.months).toBe(products.find(({ slug }) => slug === first?.slug)?.validityMonths)
})

test('a product that an operator changed is never overwritten, whether the row itself or a part of it was changed', async () => {
  const [own, part] = products.slice(10, 12).map(({ slug }) => slug)
  await sql`update products set background_color = '#123456' where slug = ${own}`.execute(db)
  await sql`
    update product_texts set title = 'Renamed'
    where language = 'en' and product_id = (select id from products where slug = ${part})`.execute(db)
  for (const slug of [own, part]) await forget('product', slug as string)
  await seedShop(ctx)
  expect(await read(sql`select background_color as colour from products where slug = ${own}`)).toEqual([{ colour: '#123456' }])
  expect(
    await read(sql`
      select t.title from product_texts t join products p on p.id = t.product_id
      where p.slug = ${part} and t.language = 'en'`),
  ).toEqual([{ title: 'Renamed' }])
})

test('a product that an operator deleted is not created again, nor are its parts', async () => {
  const slug = products[20]?.slug as string
  await sql`delete from products where slug = ${slug}`.execute(db)
  await forget('product', slug)
  await seedShop(ctx)
  expect(await read(sql`select slug from products where slug = ${slug}`)).toEqual([])
})

test('a page that an operator edited keeps its text', async () => {
  await sql`update pages set title = 'Our own words' where key = 'delivery' and language = 'en'`.execute(db)
  await forget('page', 'delivery/en')
  await seedShop(ctx)
  expect(await read(sql`select title from pages where key = 'delivery' and language = 'en'`)).toEqual([
    { title: 'Our own words' },
  ])
})

test('a missing drawing stops the seeding', async () => {
  await expect(seedShop(ctx, { has: (name) => name !== 'cards/apple' })).rejects.toThrow('cards/apple')
})
