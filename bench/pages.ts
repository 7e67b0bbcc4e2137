import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { measureRatio } from './load.ts'
import { startBare, startShop } from './processes.ts'
import type { BenchResult } from './result.ts'

/** Compares a catalogue page, cached and re-rendered, with a bare route that sends the same bytes. */
export async function run(): Promise<BenchResult[]> {
  const folder = makeTemporaryFolder('bench')
  const shop = await startShop()
  const url = `${shop.origin}/`
  const file = join(folder, 'page.html')
  const page = await fetch(url).then((answer) => answer.text())
  await writeFile(file, page)
  const bare = await startBare(file, 'text/html; charset=utf-8')
  try {
    const cached = await measureRatio({ url }, { url: bare.origin })
    // A new value of `sort` makes each request a page that is not cached.
    const uncached = await measureRatio(
      { url, pathOf: (request) => `/gift-cards/?sort=${process.pid}-${request}` },
      { url: bare.origin },
    )
    const size = `${Math.round(page.length / 1024)} KB of HTML`
    return [
      {
        name: 'page from the cache',
        value: cached.ratio,
        unit: '× bare Fastify',
        target: 0.6,
        better: 'higher',
        detail: `${cached.detail}, ${size}`,
      },
      {
        name: 'page rendered again',
        value: uncached.ratio,
        unit: '× bare Fastify',
        target: 0.03,
        better: 'higher',
        detail: uncached.detail,
      },
    ]
  } finally {
    await Promise.all([shop.stop(), bare.stop()])
  }
}
