import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** A storefront of each family, and one that speaks Dutch. */
export const FAMILIES = [
  { family: 'GCS', code: 'gcsuk' },
  { family: 'CB', code: 'cb' },
  { family: 'CK', code: 'ckuk' },
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

/** Every journey also proves that nothing broke behind the scenes: no error in the console, no call to another host. */
export const test = base.extend<{ silence: undefined; hasDecided: boolean; decision: undefined }>({
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

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

/** The script has woken the page: what was a plain link or form is now more. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-awake'))
}

export { expect } from '@playwright/test'
