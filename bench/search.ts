import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { seedShop } from '../src/app/seed.ts'
import { systemClock } from '../src/platform/clock.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createDb, createPool } from '../src/platform/db/pool.ts'
import { randomIds } from '../src/platform/ids.ts'
import { startShopServer } from '../tests/support/shop-server.ts'
import { growCatalogue } from './grow-catalogue.ts'
import type { BenchResult } from './result.ts'

const GROWN = 25_000

/** As shoppers type them: letter by letter, mistyped, common, rare, in two languages, in vain. */
const ENGLISH = [
  ...[
    'c',
    'co',
    'cof',
    'coffee',
    'cofee',
    'cofe',
    'lampreel',
    'lampreal',
    'stillwater',
    'apple',
    'aple',
    'choice',
    'choise gift card',
  ],
  ...[
    'edinburgh',
    'edinbrugh',
    'birthday',
    'brithday',
    'mothers day',
    'christmas',
    'chrismas',
    'books',
    'bokos',
    'games',
    'gmaes',
  ],
  ...['spa', 'tea', 'cinema', 'restaurant', 'resturant', 'football', 'gift card', 'delivery', 'balance', 'refund', 'zzzzqqq'],
]
const DUTCH = ['verjaardag', 'verjaardg', 'boeken', 'koffie', 'keuze', 'kerst', 'moederdag', 'bioscoop', 'bezorging', 'amsterdm']

const SEARCH = `query ($inputText: String!) { search_v1(inputText: $inputText) {
  body { groupType items { id path title image { url { href } } backgroundColor productType showShadow } } errors { code } } }`

const LISTING = `query ($filters: ProductFiltersInput) { products(filters: $filters, paging: { itemsPerPage: 16, pageNumber: 1 }) {
  totalCount products { id title tagline path productType image { url { href } } } } }`

const LISTS = [
  { name: 'listing', filters: {} },
  { name: 'category', filters: { filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_categories', terms: ['food-drink'] }] } },
]

type Asked = { host: string; query: string; variables: object }

/** The search and the lists at the size of the seeds and a hundred times that, measured inside the server. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ribbon-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const pool = createPool(postgres.databaseUrl)
  try {
    await migrate(pool)
    const ctx = { db: createDb(pool), clock: systemClock, ids: randomIds, log: pino({ level: 'error' }) }
    await seedShop(ctx)
    await pool.query('analyze')
    const { server } = await startShopServer(ctx)
    const small = await measureAll(server)
    await growCatalogue(pool, GROWN)
    const large = await measureAll(server)
    await server.close()
    return toResults(small, large)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Measured = { searchP95: number; slowest: string; lists: number[] }

async function measureAll(server: FastifyInstance): Promise<Measured> {
  const searches = [
    ...ENGLISH.map((inputText) => ({ host: 'gcsuk.localhost', query: SEARCH, variables: { inputText } })),
    ...DUTCH.map((inputText) => ({ host: 'cb.localhost', query: SEARCH, variables: { inputText } })),
  ]
  const times = await measure(server, searches, 10)
  const slowest = times.toSorted((a, b) => b.ms - a.ms)[0]
  const lists: number[] = []
  for (const { filters } of LISTS) {
    const asked = { host: 'gcsuk.localhost', query: LISTING, variables: { filters } }
    lists.push(percentile(await measure(server, [asked], 100), 0.5))
  }
  return { searchP95: percentile(times, 0.95), slowest: JSON.stringify(slowest?.asked.variables), lists }
}

/** Every question so many times, one after the other; the first round warms up and does not count. */
async function measure(server: FastifyInstance, questions: readonly Asked[], rounds: number) {
  const times: { asked: Asked; ms: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const asked of questions) {
      const startedAt = performance.now()
      await ask(server, asked)
      if (round > 0) times.push({ asked, ms: performance.now() - startedAt })
    }
  }
  return times
}

async function ask(server: FastifyInstance, { host, query, variables }: Asked): Promise<void> {
  const headers = { host, 'content-type': 'application/json' }
  const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  if (answer.statusCode !== 200 || answer.json().errors)
    throw new Error(`${JSON.stringify(variables)}: ${answer.body.slice(0, 500)}`)
}

function percentile(times: readonly { ms: number }[], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function toResults(small: Measured, large: Measured): BenchResult[] {
  const count = `${ENGLISH.length + DUTCH.length} searches, ten times each`
  return [
    {
      name: 'search, p95 at the size of the seeds',
      value: small.searchP95,
      unit: 'ms',
      target: 15,
      better: 'lower',
      detail: `${count}; slowest ${small.slowest}`,
    },
    {
      name: 'search, p95 at 25,000 products',
      value: large.searchP95,
      unit: 'ms',
      target: 30,
      better: 'lower',
      detail: `${count}; slowest ${large.slowest}`,
    },
    ...LISTS.map(
      ({ name }, index): BenchResult => ({
        name: `${name} at 25,000 products`,
        value: (large.lists[index] ?? 0) / (small.lists[index] ?? 1),
        unit: '× at the size of the seeds',
        target: 2,
        better: 'lower',
        detail: `${large.lists[index]?.toFixed(1)} against ${small.lists[index]?.toFixed(1)} ms, the middle of a hundred`,
      }),
    ),
  ]
}
