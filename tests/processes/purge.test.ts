import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readDocuments } from '../../src/platform/graphql/trusted-documents.ts'
import { findFreePort, readDatabaseUrl, type ShopProcess, startShop } from '../support/shop-process.ts'

/** Two web processes with one database: a change shows in both, though both cache their pages. */

const { port: firstPort, dataDir } = inject('openShop')
let client: pg.Client
let ports: number[] = []
let second: ShopProcess

beforeAll(async () => {
  const databaseUrl = await readDatabaseUrl(dataDir)
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  ports = [firstPort, await findFreePort()]
  second = startShop({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    PORT: ports[1] as number,
    MAILBOX_PORT: await findFreePort(),
    ADYEN_PORT: await findFreePort(),
  })
  await second.opened()
})

afterAll(async () => {
  second.signal('SIGTERM')
  await second.ended
  await client.end()
})

async function read(port: number, path: string): Promise<{ etag: string | null; html: string }> {
  const answer = await fetch(`http://localhost:${port}${path}`)
  expect(answer.status).toBe(200)
  return { etag: answer.headers.get('etag'), html: await answer.text() }
}

/** Resolves when the page comes from the cache. Each render has a different ETag. */
async function untilCached(port: number, path: string): Promise<string> {
  const isCached = async () => {
    const [first, second] = [await read(port, path), await read(port, path)]
    return first.etag === second.etag
  }
  await expect.poll(isCached, { timeout: 20_000 }).toBe(true)
  return (await read(port, path)).html
}

/** Makes a change and waits until both processes show it, which takes about two seconds. */
async function expectToShow(change: string, path: string, isShown: (html: string) => boolean): Promise<void> {
  for (const port of ports) expect(isShown(await untilCached(port, path))).toBe(false)
  const askedAt = performance.now()
  await Promise.all(ports.map((port) => read(port, '/cart/')))
  const changedAt = performance.now()
  const renderedMs = changedAt - askedAt
  await client.query(change)
  const shown = (port: number) =>
    expect.poll(async () => isShown((await read(port, path)).html), { interval: 50, timeout: 20_000 })
  await Promise.all(ports.map((port) => shown(port).toBe(true)))
  expect(performance.now() - changedAt).toBeLessThan(Math.max(2_000, 40 * renderedMs))
}

test.each([
  ['/gift-cards/apple/', 'Quillfeather'],
  ['/gift-cards/', 'Inkwell'],
])('an edited product appears within two seconds at %s, in both processes', async (path, title) => {
  const rename = `update product_texts set title = '${title}' where language = 'en'
    and product_id = (select id from products where slug = 'apple')`
  await expectToShow(rename, path, (html) => html.includes(title))
})

test('the length of a list changes as quickly', async () => {
  const { rows } = await client.query(`select count(*)::int as count from product_categories c
    join storefront_products s on s.product_id = c.product_id and s.storefront = 'GCSUK' where c.category_key = 'pets'`)
  const remove = `delete from product_categories where category_key = 'pets' and product_id = (
    select min(product_id) from product_categories where category_key = 'pets')`
  const isShorter = (html: string) => html.includes(`totalCount:${rows[0].count - 1}`)
  await expectToShow(remove, '/category/pets/', isShorter)
})

test('data requested after a saved edit include it, at once and in both processes', async () => {
  const documents = readDocuments(new URL('../../src/generated/documents.json', import.meta.url))
  const [listing] = [...documents].find(([, text]) => text.startsWith('query Listing(')) ?? []
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: listing, persisted: true, variables: { paging: { itemsPerPage: 16, pageNumber: 1 } } })
  const ask = async (port: number) => (await fetch(`http://localhost:${port}/graphql`, { method: 'POST', headers, body })).text()
  for (let round = 0; round < 10; round++) {
    await Promise.all([...ports, ...ports].map(ask))
    await client.query(
      `update product_texts set title = $1 where language = 'en' and product_id = (
      select id from products where slug = 'apple')`,
      [`Round ${round}.`],
    )
    for (const answer of await Promise.all([...ports, ...ports].map(ask))) expect(answer).toContain(`Round ${round}.`)
  }
})
