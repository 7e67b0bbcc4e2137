import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import type axe from 'axe-core'
import { promoPopupPages } from '../../seeds/content/promo-popup.ts'
import { DUTCH, ENGLISH } from './words.ts'

/** A storefront of each family, and one in Dutch. */
export const FAMILIES = [
  { family: 'GCS', code: 'gcsuk', words: ENGLISH },
  { family: 'CB', code: 'cb', words: DUTCH },
  { family: 'CK', code: 'ckuk', words: ENGLISH },
] as const

export const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
] as const

/** The address of a storefront of the running shop. */
export function originOf(baseURL: string | undefined, code: string): string {
  const url = new URL(baseURL ?? '')
  return `${url.protocol}//${code}.localhost:${url.port}`
}

/** The mailbox, the payment simulator and the simulated brand shops use the ports after the shop's (playwright.config.ts). */
const STEPS = { shop: 0, mailbox: 1, provider: 2, brandShop: 3 } as const

/** The address of one of these services, from any address of the shop. */
export function localOrigin(shopURL: string | undefined, name: keyof typeof STEPS): string {
  return `http://localhost:${Number(new URL(shopURL ?? '').port) + STEPS[name]}`
}

/** Every journey also fails on an error in the console or a request to another host. */
export const test = base.extend<{
  silence: undefined
  hasDecided: boolean
  decision: undefined
  hasSeenPromo: boolean
  promo: undefined
}>({
  /** Visitors of most journeys have answered the cookie question before, and allow only necessary cookies. */
  hasDecided: [true, { option: true }],
  decision: [
    async ({ context, hasDecided }, use) => {
      if (hasDecided) {
        await context.addInitScript(() => {
          // A sandboxed frame, such as a mail in the mailbox, has no cookies.
          if (origin !== 'null' && !document.cookie.includes('consent=')) document.cookie = 'consent=necessary; path=/'
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],
  /** Visitors of most journeys have seen the campaign of the promo pop-up before. */
  hasSeenPromo: [true, { option: true }],
  promo: [
    async ({ context, hasSeenPromo }, use) => {
      if (hasSeenPromo) {
        await context.addInitScript((campaign) => {
          if (origin !== 'null') sessionStorage.setItem('promo-seen', campaign)
        }, promoPopupPages[0]?.path ?? '')
      }
      await use(undefined)
    },
    { auto: true },
  ],
  silence: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !hostname.endsWith('localhost')) noise.push(`another host: ${request.url()}`)
      })
      await use(undefined)
      expect(noise.filter((line) => !isExpected(line))).toEqual([])
    },
    { auto: true },
  ],
})

/** The browser logs an error for a page that is not found. */
function isExpected(line: string): boolean {
  return line.includes('the server responded with a status of 404')
}

/** The minified file: a page parses it in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = {
  also: {},
  only: { runOnly: ['color-contrast'] },
  not: { rules: { 'color-contrast': { enabled: false } } },
}

type Check = {
  where?: string
  /** Checking contrast takes half of the time. Contrast is the same in both sizes; everything else is the same in all families. */
  contrast?: 'also' | 'only' | 'not'
  /** Header and footer are the same on every page, so most checks leave them out. */
  isWholePage?: boolean
}

export async function expectAccessible(page: Page, { where = page.url(), ...how }: Check = {}): Promise<void> {
  const violations = await findViolations(page, how)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(found, `${where} is accessible`).toEqual([])
}

type Violation = { id: string; nodes: { target: unknown[] }[] }

/**
 * Asked only for violations, axe is four times as fast. Preloading style sheets and media takes a third of its time and finds only media that start by
 * themselves, which the shop does not have. If the page changed meanwhile, the check is repeated.
 */
async function findViolations(page: Page, { contrast = 'also', isWholePage = false }: Check): Promise<Violation[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ({ options, exclude }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      // An animation may have started after the wait.
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      if (moving.some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))) return undefined
      const modal = document.querySelector('dialog:modal')
      // Axe does not take into account that a modal covers the page, and cannot determine colours above the inert page.
      const behind: HTMLElement[] = []
      for (let front = modal; front?.parentElement; front = front.parentElement) {
        for (const other of front.parentElement.children) if (other !== front) behind.push(other as HTMLElement)
      }
      for (const { style } of behind) style.visibility = 'hidden'
      const { violations } = await here.run({ exclude }, { resultTypes: ['violations'], preload: false, ...options })
      for (const { style } of behind) style.visibility = ''
      return document.querySelector('dialog:modal') === modal ? violations : undefined
    },
    { options: RULES[contrast], exclude: isWholePage ? [] : ['#shop-header', '#footer'] },
  )
  return violations ?? findViolations(page, { contrast, isWholePage })
}

export async function expectToFit(page: Page, where = page.url()): Promise<void> {
  const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  // After a change of its size, a page needs a moment.
  await expect.configure({ soft: true }).poll(readOverflow, `${where} fits the screen`).toBeLessThanOrEqual(0)
}

/** Checks accessibility in the current size, and that the page fits a phone and a desktop. */
export async function expectGood(page: Page, where = page.url()): Promise<void> {
  await expectAccessible(page, { where })
  await expectToFit(page, where)
  const own = page.viewportSize() ?? SIZES[1].viewport
  const other = SIZES.find(({ viewport }) => viewport.width !== own.width) ?? SIZES[0]
  await page.setViewportSize(other.viewport)
  await expectToFit(page, `${where} on a ${other.name}`)
  await page.setViewportSize(own)
}

/** Waits longer, for a page that opens by itself, e.g. after a payment. */
export const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 30_000 })

/** Waits for all animations to end, because half-transparent text has less contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Renders the sections below now, instead of when the browser is idle.
    document.documentElement.dataset.rendered = ''
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Waits until the browser is idle; what is not loaded by then is not loaded at all. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

/** Sums up all layout shifts from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await loadFontsFirst(page)
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number }
    counter.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

/** Nothing is painted before the fonts are there. Otherwise their fallback, which is scaled for Arial, would move the page on a machine without Arial. */
async function loadFontsFirst(page: Page): Promise<void> {
  const isFont = (request: Request) => request.url().endsWith('.woff2')
  const loading = new Set<Request>()
  page.on('request', (request) => isFont(request) && loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  await page.route('**/*.css', async (route) => {
    // The fonts are requested after the style sheet.
    await page.waitForEvent('requestfinished', isFont)
    await expect.poll(() => loading.size).toBe(0)
    await route.continue()
  })
}

/**
 * Waits until the page is hydrated: the frame first, then its screen, which may be later. React adds its own fields to the elements that it has
 * hydrated.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await page.waitForFunction(() => {
    const screen = document.querySelector('#content')?.firstElementChild
    return !screen || Object.keys(screen).some((field) => field.startsWith('__reactFiber'))
  })
}

export { expect } from '@playwright/test'
