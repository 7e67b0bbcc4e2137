import { pino } from 'pino'
import { seedShop } from '../src/app/seed.ts'
import { systemClock } from '../src/platform/clock.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createDb, createPool } from '../src/platform/db/pool.ts'
import { randomIds } from '../src/platform/ids.ts'
import { type ShopServer, startShopServer } from '../tests/support/shop-server.ts'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { type BenchResult, percentile } from './result.ts'

const GROWN = 25_000

/** Searches as shoppers type them: letter by letter, mistyped, common, rare, in two languages, and without results. */
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

const LISTING = `query ($filters: ProductFiltersInput, $sort: ProductSort) { products(filters: $filters, sort: $sort, paging: { itemsPerPage: 16, pageNumber: 1 }) {
  totalCount products { id title tagline path productType image { url { href } } } } }`

const inTaxonomy = (taxonomy: string, term: string) => ({ filterByTaxonomy: [{ taxonomy, terms: [term] }] })

const LISTS = [
  { name: 'listing', variables: {} },
  { name: 'listing by name', variables: { sort: 'NAME' } },
  { name: 'listing by lowest value', variables: { sort: 'LOWEST_VALUE' } },
  { name: 'listing of digital cards', variables: { filters: inTaxonomy('cb_api_giftcard_types', 'digital') } },
  { name: 'category', variables: { filters: inTaxonomy('cb_api_giftcard_categories', 'food-drink') } },
  { name: 'occasion', variables: { filters: { filterByPage: { pageType: 'GIVING_MOMENTS_PAGE', pageId: 'easter' } } } },
]

/** The rounds for each search and for each list. */
const SEARCH_ROUNDS = 10
const LIST_ROUNDS = 100

type Asked = { storefront: string; query: string; variables: Record<string, unknown> }

/** Measures the search and the lists inside the server, with the seeded catalogue and with one a hundred times larger. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: makeTemporaryFolder('bench'), durable: false })
  const pool = createPool(postgres.databaseUrl)
  try {
    await migrate(pool)
    const ctx = { db: createDb(pool), clock: systemClock, ids: randomIds, log: pino({ level: 'error' }) }
    await seedShop(ctx)
    await pool.query('analyze')
    const shop = await startShopServer(ctx)
    const small = await measureAll(shop)
    await growCatalogue(pool, GROWN)
    const large = await measureAll(shop)
    await shop.server.close()
    return toResults(small, large)
  } finally {
    await pool.end()
    await postgres.stop()
  }
}

type Measured = { searchP95: number; slowest: string; lists: number[] }

async function measureAll(shop: ShopServer): Promise<Measured> {
  const times = await measure(shop, SEARCH_ROUNDS, [
    ...ENGLISH.map((inputText) => ({ storefront: 'GCSUK', query: SEARCH, variables: { inputText } })),
    ...DUTCH.map((inputText) => ({ storefront: 'CB', query: SEARCH, variables: { inputText } })),
  ])
  const lists: number[] = []
  for (const { variables } of LISTS) {
    lists.push(percentileOf(await measure(shop, LIST_ROUNDS, [{ storefront: 'GCSUK', query: LISTING, variables }]), 0.5))
  }
  return { searchP95: percentileOf(times, 0.95), slowest: findSlowest(times), lists }
}

type Time = { asked: Asked; ms: number }

/** Runs each query several times, one after the other; the first rounds are a warm-up and do not count. */
async function measure({ execute, contextOf }: ShopServer, rounds: number, questions: readonly Asked[]): Promise<Time[]> {
  const times: Time[] = []
  for (let round = -2; round < rounds; round++) {
    for (const asked of questions) {
      const ctx = contextOf(asked.storefront)
      const startedAt = performance.now()
      const { errors } = await execute(ctx, asked.query, asked.variables)
      if (errors) throw new Error(`${JSON.stringify(asked.variables)}: ${JSON.stringify(errors)}`)
      if (round >= 0) times.push({ asked, ms: performance.now() - startedAt })
    }
  }
  return times
}

/** The search with the longest median time. */
function findSlowest(times: readonly Time[]): string {
  const byAsked = [...Map.groupBy(times, ({ asked }) => asked)].map(([asked, own]) => ({ asked, ms: percentileOf(own, 0.5) }))
  const slowest = byAsked.toSorted((a, b) => b.ms - a.ms)[0]
  return `slowest "${slowest?.asked.variables.inputText}", ${slowest?.ms.toFixed(1)} ms`
}

function percentileOf(times: readonly Time[], share: number): number {
  const ms = times.map((time) => time.ms)
  return percentile(ms, share)
}

function toResults(small: Measured, large: Measured): BenchResult[] {
  const count = `${ENGLISH.length + DUTCH.length} searches, ${SEARCH_ROUNDS} times each`
  const search = (size: string, target: number, { searchP95, slowest }: Measured): BenchResult => ({
    name: `search, p95 at ${size}`,
    value: searchP95,
    unit: 'ms',
    target,
    better: 'lower',
    detail: `${count}; ${slowest}`,
  })
  return [
    search('the size of the seeds', 15, small),
    search('25,000 products', 30, large),
    ...LISTS.map(
      ({ name }, index): BenchResult => ({
        name: `${name} at 25,000 products`,
        value: (large.lists[index] ?? 0) / (small.lists[index] ?? 1),
        unit: '× at the size of the seeds',
        target: 2,
        better: 'lower',
        detail: `${large.lists[index]?.toFixed(1)} against ${small.lists[index]?.toFixed(1)} ms, median of ${LIST_ROUNDS}`,
      }),
    ),
  ]
}
