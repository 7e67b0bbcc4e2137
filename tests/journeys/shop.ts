import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { promoPopupPages } from '../../seeds/content/promo-popup.ts'
import { DUTCH, ENGLISH } from './words.ts'

/** A storefront of each family, and one that speaks Dutch. */
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

/** The mailbox, the payment simulator and the shops of brands stand at the ports after the shop's (playwright.config.ts). */
const STEPS = { shop: 0, mailbox: 1, provider: 2, brandShop: 3 } as const

/** Under the machine's own name, seen from any address of the shop. */
export function localOrigin(shopURL: string | undefined, name: keyof typeof STEPS): string {
  return `http://localhost:${Number(new URL(shopURL ?? '').port) + STEPS[name]}`
}

/** Every journey also proves that nothing broke behind the scenes: no error in the console, no call to another host. */
export const test = base.extend<{
  silence: undefined
  hasDecided: boolean
  decision: undefined
  hasSeenPromo: boolean
  promo: undefined
}>({
  /** Visitors of most journeys have been asked about cookies before, and allow what is necessary. */
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
  /** Visitors of most journeys have seen the campaign of the promo popup before. */
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

/** The browser itself reports a page that is not found. */
function isExpected(line: string): boolean {
  return line.includes('the server responded with a status of 404')
}

/** The short form: a page reads it in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = {
  also: {},
  only: { runOnly: ['color-contrast'] },
  not: { rules: { 'color-contrast': { enabled: false } } },
}

type Check = {
  where?: string
  /** Contrast takes half of the time. It is the same in both sizes; all else is the same in all families. */
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
 * Asked for violations only, axe answers four times as fast. It loads no style sheets and sounds on its own, which takes a third of its time and is for
 * sounds that start by themselves: we have none. If the page changed meanwhile, it is asked again.
 */
async function findViolations(page: Page, { contrast = 'also', isWholePage = false }: Check): Promise<Violation[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async ({ options, exclude }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      // An animation may have started after the page was still.
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
      if (moving.some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))) return undefined
      const modal = document.querySelector('dialog:modal')
      // Axe does not know that a modal covers the page: it gives up on colours where the inert page is behind them.
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
  // A page whose size was just changed needs a moment.
  await expect.configure({ soft: true }).poll(readOverflow, `${where} fits the screen`).toBeLessThanOrEqual(0)
}

/** Accessible in the size that it has, and fits on a phone and on a desktop. */
export async function expectGood(page: Page, where = page.url()): Promise<void> {
  await expectAccessible(page, { where })
  await expectToFit(page, where)
  const own = page.viewportSize() ?? SIZES[1].viewport
  const other = SIZES.find(({ viewport }) => viewport.width !== own.width) ?? SIZES[0]
  await page.setViewportSize(other.viewport)
  await expectToFit(page, `${where} on a ${other.name}`)
  await page.setViewportSize(own)
}

/** Of the page that comes in its own time, as one does after a payment. */
export const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 30_000 })

/** Waits for all animations to end: a half faded text has less contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Renders the parts below now, not when the browser is idle.
    document.documentElement.dataset.rendered = ''
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** The browser has done all it was asked to: what has not come by now does not come. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

/** Adds up how far things move that nobody touched, from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number }
    counter.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

/** Waits until the page is hydrated: the frame first, and then the screen in it, which may be a moment later: React writes its own fields to the elements that it has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await page.waitForFunction(() => {
    const screen = document.querySelector('#content')?.firstElementChild
    return !screen || Object.keys(screen).some((field) => field.startsWith('__reactFiber'))
  })
}

export { expect } from '@playwright/test'
