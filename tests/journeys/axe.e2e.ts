import type { Page } from '@playwright/test'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { ROUTES, toLocalPath, type Vocabulary } from '../../src/shared/paths.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  FAMILIES,
  originOf,
  SIZES,
  test,
  untilHydrated,
  untilIdle,
  watchShifts,
} from './shop.ts'
import { ENGLISH } from './words.ts'

/** One page of every kind; editorial pages consist of the blocks of these. */
const PAGES = `
  / /gift-cards/ /gift-cards/2/?cb_api_giftcard_types=digital /gift-cards/grumble-coffee/ /gift-cards/all-in-one-gift-card/
  /gift-cards/grumble-coffee/locations/ /gift-cards/grumble-coffee/location/london-greenwich-pound-lane/ /category/fashion/
  /occasions/ /occasions/birthday/ /blank-gift-cards/ /blog/ /blog/a-present-for-the-teacher/ /business/ /support/ /contact-us/
  /delivery/ /how-it-works/ /newsletter/confirm/ /reorder/ /cart/ /account/login/ /account/register/ /dev/ui/ /no-such-page/`
  .trim()
  .split(/\s+/)

/** Pages with colours of their own; all others consist of the controls on /dev/ui/. */
const COLOURED = ['/', '/gift-cards/grumble-coffee/', '/business/', '/dev/ui/']

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(path === '/no-such-page/' ? 404 : 200)
  await untilHydrated(page)
  // Buttons that need script are enabled a moment later.
  await untilIdle(page)
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
}

test.describe('a public page of every kind is accessible and fits, on a phone and on a desktop', () => {
  // Each page is loaded once and checked in both sizes; two halves keep both workers busy.
  for (const half of [0, 1]) {
    test(`half ${half + 1}`, async ({ page }) => {
      test.setTimeout(200_000)
      for (const path of PAGES.filter((_, index) => index % 2 === half)) {
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
      for (const path of COLOURED) {
        const where = originOf(baseURL, code) + toLocalPath(path, vocabulary)
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

test.describe('dialogs and menus are accessible and fit', () => {
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
      expect.soft(await readShift(), 'the cookie question moves nothing').toBe(0)
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

      await page.goto('/business/grumble-coffee/')
      await untilHydrated(page)
      await page.getByRole('link', { name: 'Request a quote' }).first().click()
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Gift card' })).toBeVisible()
      await check('the request for a quote')
    })
  }
})
