import type { Page } from '@playwright/test'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { findRoute, ROUTES, type RouteName, toCanonicalPath, toLocalPath, type Vocabulary } from '../../src/shared/paths.ts'
import { expect, expectAccessible, expectToFit, FAMILIES, originOf, SIZES, test, untilHydrated, watchShifts } from './shop.ts'
import { ENGLISH } from './words.ts'

/** Pages of one long text, which look alike. */
const PLAIN_TEXTS: readonly RouteName[] = ['cancellation', 'terms', 'privacy', 'cookies', 'disclaimer']
/** Public pages that no sitemap names. */
const UNNAMED = [
  '/gift-cards/2/?cb_api_giftcard_types=digital',
  '/gift-cards/?s=coffee',
  '/business/grumble-coffee/',
  '/newsletter/confirm/',
  '/account/',
  '/account/login/',
  '/account/register/',
  '/account/forgot-password/success/',
  '/dev/ui/',
]
const MISSING = ['/no-such-page/', '/order/wrong/', '/checkout/thank-you/wrong/']

/** One page of each kind that has colours of its own. */
const COLOURED = [
  ...['/', '/gift-cards/', '/gift-cards/all-in-one-gift-card/', '/gift-cards/grumble-coffee/', '/occasions/'],
  ...['/blog/', '/business/', '/support/', '/delivery/', '/cart/', '/account/login/', '/dev/ui/', '/no-such-page/'],
]

/** One page of every kind that the sitemap names, each page that an editor made, and what it does not name. */
async function listPaths(page: Page): Promise<string[]> {
  const named = await page.evaluate(async () => {
    const sitemap = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'text/xml')
    return [...sitemap.querySelectorAll('loc')].map((address) => new URL(address.textContent ?? '').pathname)
  })
  const kinds = new Map<string, string>()
  for (const path of named) {
    const route = findRoute(toCanonicalPath(path, ROUTES))
    const kind = route && PLAIN_TEXTS.includes(route) ? 'plain text' : (route ?? path)
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values(), ...UNNAMED, ...MISSING]
}

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(new URL(path, page.url()).href)
  const isMissing = MISSING.includes(path)
  expect.soft(answer?.status(), path).toBe(isMissing ? 404 : 200)
  await untilHydrated(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
}

test.describe('every public page is accessible and fits, on a phone and on a desktop', () => {
  // Each page is loaded once and checked in both sizes; halves keep both workers busy.
  for (const half of [0, 1]) {
    test(`half ${half + 1}`, async ({ page }) => {
      test.setTimeout(200_000)
      await page.goto('/')
      const paths = await listPaths(page)
      expect(paths.length).toBeGreaterThan(20)
      for (const path of paths.filter((_, index) => index % 2 === half)) {
        await open(page, path)
        for (const { name, viewport } of SIZES) {
          const where = `${path} on a ${name}`
          await page.setViewportSize(viewport)
          await expectToFit(page, where)
          await expectAccessible(page, { where, isWholePage: path === '/', contrast: name === 'phone' ? 'also' : 'not' })
        }
      }
    })
  }
})

test.describe('a page of every kind has enough contrast and fits a phone', () => {
  for (const { family, code, words } of FAMILIES.slice(1)) {
    const vocabulary: Vocabulary = code === 'cb' ? dutchPaths : ROUTES
    test(`family ${family}`, async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize(SIZES[0].viewport)
      await page.goto(`${originOf(baseURL, code)}/`)
      for (const path of COLOURED) {
        const where = MISSING.includes(path) ? path : toLocalPath(path, vocabulary)
        await open(page, where)
        await expectToFit(page, where)
        await expectAccessible(page, { where, contrast: 'only', isWholePage: path === '/' })
      }
      await page.locator('#shop-header').getByRole('button', { name: words.menu }).click()
      await expect(page.locator('#mobile-menu')).toBeVisible()
      await expectAccessible(page, { where: 'the menu', contrast: 'only', isWholePage: true })
    })
  }
})

test.describe('what opens over the page is accessible and fits', () => {
  test.use({ hasDecided: false })

  const words = ENGLISH
  for (const { name, viewport } of SIZES) {
    test(`on a ${name}`, async ({ page }) => {
      test.slow()
      const contrast = name === 'phone' ? 'also' : 'not'
      const check = async (where: string, isWholePage = false) => {
        await expectToFit(page, where)
        await expectAccessible(page, { where, isWholePage, contrast })
      }
      await page.setViewportSize(viewport)
      const readShift = await watchShifts(page)
      await page.goto('/')
      await untilHydrated(page)

      const question = page.getByRole('region', { name: 'Cookies' })
      await expect(question).toBeVisible()
      await check('the question about cookies')
      expect.soft(await readShift(), 'the question moves nothing').toBe(0)
      await question.getByRole('button', { name: words.settings }).click()
      const save = page.getByRole('dialog', { name: words.cookieSettings }).getByRole('button', { name: words.saveChoice })
      await expect(save).toBeVisible()
      await check('the cookie settings')
      await save.click()
      await expect(page.getByRole('dialog')).toBeHidden()

      const header = page.locator('#shop-header')
      if (name === 'phone') await header.getByRole('button', { name: words.menu }).click()
      else await header.locator('a[aria-controls="gift-card-menu"]').click()
      await expect(page.locator(name === 'phone' ? '#mobile-menu' : '#gift-card-menu img').first()).toBeVisible()
      await check('the menu', true)
      await page.keyboard.press('Escape')

      if (name === 'phone') await header.getByRole('link', { name: words.search }).click()
      else await header.getByRole('searchbox').click()
      const search = page.getByRole('dialog', { name: words.search })
      await expect(search.getByRole('option').nth(10)).toBeAttached()
      await check('the search')
      await search.getByRole('combobox').fill('apple')
      await expect(search.getByRole('option').first()).toHaveText('Apple')
      await search.getByRole('combobox').press('ArrowDown')
      await check('the search results')
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()

      await page.getByRole('contentinfo').getByRole('button', { name: words.countryAndLanguage }).click()
      await expect(page.getByRole('dialog', { name: words.chooseStore }).getByRole('combobox').first()).toBeVisible()
      await check('the store switcher')
    })
  }
})
