import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tools/chromium.mjs'
import { fillBasket } from './fill-basket.ts'
import { startRedeemVisit, startShopWithMailbox } from './redeem-visit.ts'
import type { BenchResult } from './result.ts'

type Loaded = { type: string; bytes: number; host: string }

const LOWER = { better: 'lower', detail: 'phone, empty cache' } as const

/** Measures the transferred bytes of a first visit to the home page, the listing, a product, the checkout and the redeem shop, as a browser counts them. */
export async function run(): Promise<BenchResult[]> {
  const shop = await startShopWithMailbox()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-quic'] })
  const visit = async (path: string, cookie = '') => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    if (cookie) await page.setExtraHTTPHeaders({ cookie })
    return { page, files: await listLoaded(page, shop.origin + path) }
  }
  try {
    const home = await visit('/')
    const listing = await visit('/gift-cards/')
    const product = await visit('/gift-cards/grumble-coffee/')
    const checkout = await visit('/checkout/', await fillBasket(shop.origin))
    const redeemShop = await visit('/check-your-balance/result/', await startRedeemVisit(shop))
    const shift = await home.page.evaluate(() => (window as unknown as { shift: number }).shift)
    return [
      { name: 'JavaScript of home', ...sumScripts(home.files), target: 110, ...LOWER },
      { name: 'JavaScript of the listing', ...sumScripts(listing.files), target: 120, ...LOWER },
      { name: 'JavaScript of a product', ...sumScripts(product.files), target: 150, ...LOWER },
      { name: 'JavaScript of the redeem shop', ...sumScripts(redeemShop.files), target: 130, ...LOWER },
      { name: 'JavaScript of the checkout', ...sumScripts(checkout.files), target: 170, ...LOWER },
      { name: 'scripts of the checkout', ...countType(checkout.files, 'Script'), target: 35, ...LOWER },
      { name: 'CSS of home', ...sumType(home.files, 'Stylesheet'), target: 15, ...LOWER },
      { name: 'fonts before interaction', ...countType(home.files, 'Font'), target: 2, ...LOWER },
      { name: 'layout shift', value: shift, unit: 'CLS', target: 0, ...LOWER },
      { name: 'requests to another host', ...countForeign(home.files, shop.origin), target: 0, ...LOWER },
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const sumScripts = (files: readonly Loaded[]) => sumType(files, 'Script')

function sumType(files: readonly Loaded[], wanted: string) {
  const bytes = files.filter(({ type }) => type === wanted).reduce((sum, file) => sum + file.bytes, 0)
  return { value: bytes / 1000, unit: 'kB brotli' }
}

function countType(files: readonly Loaded[], wanted: string) {
  return { value: files.filter(({ type }) => type === wanted).length, unit: 'files' }
}

function countForeign(files: readonly Loaded[], origin: string) {
  return { value: files.filter(({ host }) => host !== new URL(origin).host).length, unit: 'requests' }
}

/** The compressed bodies, without headers. */
async function listLoaded(page: Page, url: string): Promise<Loaded[]> {
  const loaded = new Map<string, Loaded>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) loaded.set(requestId, { type, bytes: 0, host: new URL(response.url).host })
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId)
    if (file) file.bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number }
    counter.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return [...loaded.values()]
}
