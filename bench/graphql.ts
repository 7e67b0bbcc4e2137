import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, measureRatio } from './load.ts'
import { startBare, startShop } from './processes.ts'
import type { BenchResult } from './result.ts'

/** What a listing page asks for. */
const PRODUCTS = `
  query Products($filters: ProductFiltersInput, $paging: PagingInput) {
    products(filters: $filters, paging: $paging) {
      products {
        id title tagline path backgroundColor showHand showShadow productType
        image { url { type href } alt width height }
        digitalVariationConfig { ...Range }
        physicalVariationConfig { ...Range }
      }
    }
  }
  fragment Range on VariationConfig { hasFixedPrices minPrice { currency value } maxPrice { currency value } }`

const VARIABLES = { filters: { filterByProductType: ['GIFTCARD'] }, paging: { itemsPerPage: 16, pageNumber: 1 } }

/** A list of 16 products from PostgreSQL, against a bare route that sends the same JSON. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ribbon-bench-'))
  const shop = await startShop()
  const ask: Load = {
    url: `${shop.origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: PRODUCTS, variables: VARIABLES }),
  }
  const answer = await fetch(ask.url, ask).then((response) => response.text())
  const { data } = JSON.parse(answer) as { data?: { products: { products: unknown[] } } }
  if (data?.products.products.length !== 16) throw new Error(`Expected 16 products, got ${answer.slice(0, 500)}`)
  const file = join(folder, 'products.json')
  await writeFile(file, answer)
  const bare = await startBare(file, 'application/json; charset=utf-8')
  try {
    const { ratio, detail } = await measureRatio(ask, { ...ask, url: bare.origin })
    const size = `${Math.round(answer.length / 1024)} KB of JSON`
    return [
      {
        name: 'list of 16 products',
        value: ratio,
        unit: '× bare Fastify',
        target: 0.3,
        better: 'higher',
        detail: `${detail}, ${size}`,
      },
    ]
  } finally {
    await Promise.all([shop.stop(), bare.stop(), rm(folder, { recursive: true, force: true })])
  }
}
