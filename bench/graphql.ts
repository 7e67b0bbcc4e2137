import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { FEW_CLIENTS, type Load, measureRate, measureRatio } from './load.ts'
import { startBare, startShop } from './processes.ts'
import type { BenchResult } from './result.ts'

/** The query of a listing page. A query with new variables is read from the database. */
const askFor = (id: string, question: number) =>
  JSON.stringify({
    query: id,
    persisted: true,
    variables: { filters: { filterByProductType: ['GIFTCARD'] }, paging: { itemsPerPage: 16, pageNumber: 1 }, question },
  })
/** Parallel requests share database queries, so many clients get better figures than the few that are measured. */
const MANY_CLIENTS = 64

/** The operation as the shop's pages send it. */
function readListingId(): string {
  const documents = JSON.parse(readFileSync(new URL('../src/generated/documents.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >
  const known = Object.entries(documents).find(([, text]) => text.startsWith('query Listing('))
  if (!known) throw new Error('No registered operation is named Listing.')
  return known[0]
}

/**
 * Compares a list of 16 products from PostgreSQL with a bare route that sends the same JSON. A cached list is sent again after PostgreSQL has confirmed that
 * nothing has changed since.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = makeTemporaryFolder('bench')
  const listing = readListingId()
  const shop = await startShop()
  const ask: Load = {
    url: `${shop.origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: askFor(listing, 1),
  }
  const answer = await fetch(ask.url, ask).then((response) => response.text())
  const { data } = JSON.parse(answer) as { data?: { products: { products: unknown[] } } }
  if (data?.products.products.length !== 16) throw new Error(`Expected 16 products, got ${answer.slice(0, 500)}`)
  const file = join(folder, 'products.json')
  await writeFile(file, answer)
  const bare = await startBare(file, 'application/json; charset=utf-8')
  try {
    const { ratio, detail } = await measureRatio(ask, { ...ask, url: bare.origin })
    const differing: Load = { ...ask, body: undefined, bodyOf: (request) => askFor(listing, 2 + request) }
    const alone = (await measureRate(differing)) / (await measureRate({ ...ask, url: bare.origin }))
    const many: Load = { ...ask, clients: MANY_CLIENTS }
    const together = (await measureRate(many)) / (await measureRate({ ...many, url: bare.origin }))
    const size = `${Math.round(answer.length / 1024)} KB of JSON`
    const others = `${alone.toFixed(3)} × when every list is read from the database, ${together.toFixed(3)} × with ${MANY_CLIENTS} clients`
    return [
      {
        name: 'list of 16 products',
        value: ratio,
        unit: '× bare Fastify',
        target: 0.3,
        better: 'higher',
        detail: `${detail}, ${FEW_CLIENTS} clients, ${size}; ${others}`,
      },
    ]
  } finally {
    await Promise.all([shop.stop(), bare.stop()])
  }
}
