import type { Page } from '@playwright/test'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { findRoute, ROUTES, toCanonicalPath, toLocalPath, type Vocabulary } from '../../src/shared/paths.ts'
import {
  expect,
  expectAccessible,
  expectGood,
  expectToFit,
  FAMILIES,
  originOf,
  SIZES,
  test,
  untilHydrated,
  watchShifts,
} from './shop.ts'

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
const NOWHERE = ['/no-such-page/', '/order/wrong/', '/checkout/thank-you/wrong/']

/** One page of every kind the sitemap names, each page an editor made, and what it does not name. */
async function listPaths(page: Page, vocabulary: Vocabulary): Promise<string[]> {
  const named = await page.evaluate(async () => {
    const sitemap = new DOMParser().parseFromString(await (await fetch('/sitemap.xml')).text(), 'text/xml')
    return [...sitemap.querySelectorAll('loc')].map((address) => new URL(address.textContent ?? '').pathname)
  })
  const kinds = new Map<string, string>()
  for (const path of named) {
    const kind = findRoute(toCanonicalPath(path, vocabulary)) ?? path
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values(), ...[...UNNAMED, ...NOWHERE].map((path) => localise(path, vocabulary))]
}

function localise(path: string, vocabulary: Vocabulary): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  return toLocalPath(pathname, vocabulary) + search
}

async function expectSound(page: Page, path: string, rules?: readonly string[]): Promise<void> {
  const answer = await page.goto(new URL(path, page.url()).href)
  const isMissing = NOWHERE.includes(toCanonicalPath(path, dutchPaths)) || NOWHERE.includes(path)
  expect.soft(answer?.status(), path).toBe(isMissing ? 404 : 200)
  await untilHydrated(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expectGood(page, path, rules)
}

test.describe('every public page is accessible and fits, on a phone and on a desktop', () => {
  // One page is loaded once and looked at in both sizes; halves keep both workers busy.
  for (const { family, code, rules } of FAMILIES) {
    for (const half of [0, 1]) {
      test(`family ${family}, half ${half + 1}`, async ({ page, baseURL }) => {
        test.setTimeout(400_000)
        await page.goto(`${originOf(baseURL, code)}/`)
        const paths = await listPaths(page, code === 'cb' ? dutchPaths : ROUTES)
        expect(paths.length).toBeGreaterThan(20)
        for (const path of paths.filter((_, index) => index % 2 === half)) {
          await test.step(path, () => expectSound(page, path, rules))
        }
      })
    }
  }
})

test.describe('what opens over the page is accessible and fits', () => {
  test.use({ hasDecided: false })

  for (const { family, code, words, rules } of FAMILIES) {
    for (const { name, viewport } of SIZES) {
      // Colours are the same in both sizes.
      if (rules && name !== (code === 'cb' ? 'phone' : 'desktop')) continue
      test(`family ${family} on a ${name}`, async ({ page, baseURL }) => {
        test.slow()
        const check = async (what: string) => {
          await expectToFit(page, what)
          await expectAccessible(page, what, rules)
        }
        await page.setViewportSize(viewport)
        const readShift = await watchShifts(page)
        await page.goto(`${originOf(baseURL, code)}/`)
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
        await check('the menu')
        await page.keyboard.press('Escape')

        if (name === 'phone') await header.getByRole('link', { name: words.search }).click()
        else await header.getByRole('searchbox').click()
        const search = page.getByRole('dialog', { name: words.search })
        await expect(search.getByRole('option').nth(10)).toBeAttached()
        await check('the search')
        await search.getByRole('combobox').fill('apple')
        await expect(search.getByRole('option').first()).toHaveText('Apple')
        await search.getByRole('combobox').press('ArrowDown')
        await check('what was found')
        await page.keyboard.press('Escape')
        await expect(search).toBeHidden()

        await page.getByRole('contentinfo').getByRole('button', { name: words.countryAndLanguage }).click()
        await expect(page.getByRole('dialog', { name: words.chooseStore }).getByRole('combobox').first()).toBeVisible()
        await check('the store switcher')
      })
    }
  }
})
