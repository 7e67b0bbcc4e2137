import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../tools/chromium.mjs'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { fillBasket } from './fill-basket.ts'
import { startRedeemVisit, startShopWithMailbox } from './redeem-visit.ts'
import { type BenchResult, median } from './result.ts'

/** Installed on demand, because nothing else needs its two hundred packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const PAGES = {
  home: '/',
  listing: '/gift-cards/',
  product: '/gift-cards/copper-colander/',
  article: '/blog/a-present-for-the-teacher/',
  business: '/business/',
}
/** Pages of a visitor with a gift in the basket, which search engines do not index. */
const PERSONAL_PAGES = { basket: '/cart/', checkout: '/checkout/' }
/** Pages of a visitor with a gift card to redeem. */
const REDEEM_PAGES = { redeem: '/check-your-balance/result/' }

type Report = {
  /** The error when Chromium or the page failed, so that there is no measurement. */
  runtimeError?: { code: string }
  /** The machine's speed during this run. */
  environment: { benchmarkIndex: number }
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue: number }>
}

/**
 * The speed of the simulated phone, as Lighthouse measures it. Lighthouse slows the processor down four times, which is right for a machine of about 1,500.
 * The speed of a shared machine changes within minutes, so each run is slowed down by the speed of the run before.
 */
const PHONE_SPEED = 375

/** A single run depends on other work of the machine; Lighthouse recommends the median of five. */
const RUNS = 5

/** Lighthouse scores of a phone's first visit, with simulated throttling. Not part of a plain `npm run bench`, because it takes minutes. */
export async function run(): Promise<BenchResult[]> {
  const folder = makeTemporaryFolder('lighthouse')
  const shop = await startShopWithMailbox()
  try {
    const results: BenchResult[] = []
    // The result of the first visit does not count, because the shop is still busy after its start.
    let { environment } = await audit({ url: `${shop.origin}/`, file: join(folder, 'first.json'), slowdown: 4 })
    const auditAll = async (name: string, path: string, cookie = '') => {
      const reports: Report[] = []
      for (let run = 1; run <= RUNS; run++) {
        const slowdown = environment.benchmarkIndex / PHONE_SPEED
        const file = join(folder, `${name}-${run}.json`)
        const report = await audit({ url: shop.origin + path, file, slowdown, cookie })
        environment = report.environment
        reports.push(report)
      }
      return judge(name, reports)
    }
    for (const [name, path] of Object.entries(PAGES)) {
      await fetch(shop.origin + path)
      results.push(...(await auditAll(name, path)))
    }
    const visits = [
      { pages: PERSONAL_PAGES, cookie: await fillBasket(shop.origin) },
      { pages: REDEEM_PAGES, cookie: await startRedeemVisit(shop) },
    ]
    for (const { pages, cookie } of visits) {
      for (const [name, path] of Object.entries(pages)) {
        results.push(...(await auditAll(name, path, cookie)).filter(({ name }) => !name.endsWith(': seo')))
      }
    }
    return results
  } finally {
    await shop.stop()
  }
}

/** Sometimes Chromium records no trace (for example `NO_NAVSTART`); such a run is repeated. */
const TRIES = 3

export async function repeatUntilRecorded<Run extends { runtimeError?: { code: string } }>(
  record: () => Promise<Run>,
): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const run = await record()
    if (!run.runtimeError) return run
    if (attempt === TRIES) throw new Error(`Lighthouse could not record a run: ${run.runtimeError.code}`)
  }
}

type Visit = { url: string; file: string; slowdown: number; cookie?: string }

const audit = (visit: Visit) => repeatUntilRecorded(() => recordRun(visit))

async function recordRun({ url, file, slowdown, cookie }: Visit): Promise<Report> {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []
  const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(1)}`
  const output = ['--output=json', `--output-path=${file}`, '--quiet', throttling, ...headers]
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-quic'
  const running = promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...output, flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
  })
  // When Lighthouse could not record a run, it writes its report and exits with an error code.
  await running.catch((error: Error) => {
    if (!existsSync(file)) throw error
  })
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(file)
  return report
}

function judge(name: string, reports: readonly Report[]): BenchResult[] {
  const indexes = reports.map(({ environment }) => environment.benchmarkIndex)
  const figure = (id: string, read: (report: Report) => number | undefined) => ({
    name: `${name}: ${id}`,
    value: median(reports.map((report) => read(report) ?? Number.NaN)),
    detail: `Lighthouse, mobile, a phone of ${PHONE_SPEED}, median of ${RUNS}; machine ${Math.round(median(indexes))}`,
  })
  const score = (category: keyof Report['categories'], target: number): BenchResult => ({
    ...figure(category, ({ categories }) => Math.round(categories[category].score * 100)),
    unit: 'points',
    target,
    better: 'higher',
  })
  const timing = (id: string, unit: string, target: number): BenchResult => ({
    ...figure(id, ({ audits }) => audits[id]?.numericValue),
    unit,
    target,
    better: 'lower',
  })
  return [
    score('performance', 98),
    score('accessibility', 100),
    score('best-practices', 100),
    score('seo', 100),
    timing('largest-contentful-paint', 'ms', 1800),
    timing('total-blocking-time', 'ms', 50),
    timing('cumulative-layout-shift', 'CLS', 0.01),
  ]
}
