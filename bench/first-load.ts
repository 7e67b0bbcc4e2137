import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tools/chromium.mjs'
import { fillBasket } from './fill-basket.ts'
import { startRedeemVisit, startShopWithMailbox } from './redeem-visit.ts'
import type { BenchResult } from './result.ts'

type Loaded = { type: string; bytes: number; host: string }

/** Measures the transferred bytes of a first visit to the home page, the listing, a product, the checkout and the redeem shop, as a browser counts them. */
export async function run(): Promise<BenchResult[]> {
  const shop = await startShopWithMailbox()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-quic'] })
  try {
    const open = () => browser.newPage({ viewport: { width: 390, height: 844 } })
    const page = await open()
    const loaded = await listLoaded(page, `${shop.origin}/`)
    const listing = await listLoaded(await open(), `${shop.origin}/gift-cards/`)
    const product = await listLoaded(await open(), `${shop.origin}/gift-cards/grumble-coffee/`)
    const listPersonal = async (path: string, cookie: string) => {
      const personal = await open()
      await personal.setExtraHTTPHeaders({ cookie })
      return listLoaded(personal, shop.origin + path)
    }
    const checkout = await listPersonal('/checkout/', await fillBasket(shop.origin))
    const redeemShop = await listPersonal('/check-your-balance/result/', await startRedeemVisit(shop))
    const sum = (files: readonly Loaded[], type: string) =>
      files.filter((file) => file.type === type).reduce((bytes, file) => bytes + file.bytes, 0) / 1000
    const count = (files: readonly Loaded[], wanted: (file: Loaded) => boolean) => files.filter(wanted).length
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    const home = new URL(shop.origin).host
    const lower = { better: 'lower', detail: 'phone, empty cache' } as const
    return [
      { name: 'JavaScript of home', value: sum(loaded, 'Script'), unit: 'kB brotli', target: 110, ...lower },
      { name: 'JavaScript of the listing', value: sum(listing, 'Script'), unit: 'kB brotli', target: 120, ...lower },
      { name: 'JavaScript of a product', value: sum(product, 'Script'), unit: 'kB brotli', target: 150, ...lower },
      { name: 'JavaScript of the redeem shop', value: sum(redeemShop, 'Script'), unit: 'kB brotli', target: 130, ...lower },
      { name: 'JavaScript of the checkout', value: sum(checkout, 'Script'), unit: 'kB brotli', target: 170, ...lower },
      {
        name: 'scripts of the checkout',
        value: count(checkout, ({ type }) => type === 'Script'),
        unit: 'files',
        target: 35,
        ...lower,
      },
      { name: 'CSS of home', value: sum(loaded, 'Stylesheet'), unit: 'kB brotli', target: 15, ...lower },
      {
        name: 'fonts before interaction',
        value: count(loaded, ({ type }) => type === 'Font'),
        unit: 'files',
        target: 2,
        ...lower,
      },
      { name: 'layout shift', value: shift, unit: 'CLS', target: 0, ...lower },
      {
        name: 'requests to another host',
        value: count(loaded, ({ host }) => host !== home),
        unit: 'requests',
        target: 0,
        ...lower,
      },
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
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
