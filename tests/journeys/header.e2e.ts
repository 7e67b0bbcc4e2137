import type { Page } from '@playwright/test'
import { expect, expectAccessible, FAMILIES, originOf, SIZES, test, untilAwake } from './shop.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heightOf = async (page: Page) => (await page.locator('#shop-header').boundingBox())?.height

test.describe('each storefront has the header of its toggle', () => {
  for (const { header, code, height } of [
    { header: 'default', code: 'gcsuk', height: 80 },
    { header: 'default, with a decoration', code: 'cb', height: 110 },
    { header: 'v3', code: 'gcsde', height: 116 },
    { header: 'v3, with a decoration', code: 'ckuk', height: 146 },
    { header: 'business-v3', code: 'gcuk', height: 116 },
  ]) {
    test(`${header} is ${height} pixels high`, async ({ page, baseURL }) => {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await page.goto(`${originOf(baseURL, code)}/`)
        expect(await heightOf(page)).toBe(height)
      }
    })
  }

  test('v3 has a menu for business, which closes on Escape and gives the focus back', async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    await untilAwake(page)
    const business = main(page).getByRole('link', { name: 'Business', exact: true })
    await business.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#business-menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.locator('#business-menu').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#business-menu')).toBeHidden()
    await expect(business).toBeFocused()
  })

  test('the business storefront begins with business', async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, 'gcuk')}/`)
    await untilAwake(page)
    await expect(main(page).getByRole('link').first()).toHaveText('Business')
    await main(page).getByRole('link').first().click()
    await page.locator('#business-menu').getByRole('link').first().click()
    await expect(page.locator('#business-menu')).toBeHidden()
    await expect(page).toHaveURL(/\/business\/$/)
  })
})

test.describe('the selling points', () => {
  const shown = (page: Page) =>
    page.locator('.ticker').evaluate((list) => {
      const top = list.parentElement?.getBoundingClientRect().top ?? 0
      const found = [...list.children].find((point) => Math.abs(point.getBoundingClientRect().top - top) < 2)
      return found?.textContent ?? ''
    })

  test('stand side by side on a wide screen', async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    const points = page.locator('.ticker > :visible')
    await expect(points).toHaveText([
      'Ordered before 17:00, delivered tomorrow',
      'Always a suitable business gift!',
      'Personalize with packaging',
    ])
    const tops = await points.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('come one after the other up to 1023 px, every 3 seconds', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    await expect.poll(() => shown(page)).toContain('Always a suitable')
    await expect.poll(() => shown(page)).toContain('Personalize')
    await expect.poll(() => shown(page)).toContain('Ordered before')
    const [ticker] = await page.locator('.ticker').evaluate((list) => list.getAnimations().map((one) => one.effect?.getTiming()))
    expect(ticker).toMatchObject({ delay: 3000, duration: 9000 })
  })

  test('stand still for who wants less motion', async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    expect(await page.locator('.ticker').evaluate((list) => list.getAnimations().length)).toBe(0)
    expect(await shown(page)).toContain('Ordered before')
  })
})

test.describe('quiet headers', () => {
  test('paying shows the logo, that it is safe, and the way to help', async ({ page }) => {
    await page.goto('/checkout/')
    const header = page.locator('#shop-header')
    await expect(header.getByText('Safe payment')).toBeVisible()
    await expect(header.getByRole('link')).toHaveCount(2)
    await expect(header.getByRole('link', { name: 'Customer support' })).toHaveAttribute('href', '/support/')
    await untilAwake(page)
    await expectAccessible(page)
  })

  test('redeeming shows the logo, the way to help and the languages', async ({ page, baseURL }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await page.goto(`${originOf(baseURL, 'cb')}/saldocheck/`)
      const header = page.locator('#shop-header')
      await expect(header.getByRole('link', { name: 'Cardbloom' })).toHaveAttribute('href', '/')
      await expect(header.getByRole('link', { name: 'Klantenservice' })).toBeVisible()
      await expect(header.getByRole('button', { name: 'Land en taal' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
      await untilAwake(page)
      await expectAccessible(page)
    }
  })
})

test.describe('the account', () => {
  test('is a link for a guest, who is not asked for', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('#shop-header').getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/')
    expect(asked).toEqual([])
  })

  test('is a menu for who is logged in', async ({ page, context }) => {
    await context.addInitScript(() => {
      document.cookie = 'signed-in=1; path=/'
    })
    await page.route('**/graphql', (route) => {
      const user = { mainProfile: { firstName: 'Anna' } }
      return route.fulfill({ json: { data: { getUserInfo: { user } } } })
    })
    await page.goto('/')
    await untilAwake(page)
    const account = page.locator('#shop-header').getByRole('button', { name: 'Account' })
    await account.click()
    const menu = page.getByRole('navigation', { name: 'Account' })
    await expect(menu.getByRole('link')).toHaveText(['Overview', 'Orders', 'Address book', 'My data'])
    await expectAccessible(page)
    await page.locator('main').click({ position: { x: 5, y: 500 } })
    await expect(menu).toBeHidden()
  })

  test('stays a link when the session has ended', async ({ page, context }) => {
    await context.addInitScript(() => {
      document.cookie = 'signed-in=1; path=/'
    })
    const answered = page.waitForResponse('**/graphql')
    await page.goto('/')
    expect((await (await answered).json()).data.getUserInfo.user).toBeNull()
    await expect(page.locator('#shop-header').getByRole('link', { name: 'Account' })).toBeVisible()
  })
})

test('the keyboard alone walks the header from end to end', async ({ page }) => {
  await page.goto('/')
  await untilAwake(page)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  const walked: string[] = []
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    if (!(await page.evaluate(() => Boolean(document.activeElement?.closest('#shop-header, a[href="#content"]'))))) break
    walked.push(await focused())
  }
  for (const name of [
    'Skip to the content',
    'Gift cards',
    'Occasions',
    'Business',
    'Search',
    'Customer support',
    'Country and language',
    'Account',
    'Basket',
  ]) {
    expect(
      walked.some((word) => word.includes(name)),
      `${name} in ${walked.join(' | ')}`,
    ).toBe(true)
  }
  await main(page).getByRole('link', { name: 'Gift cards' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#gift-card-menu')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#gift-card-menu').getByRole('link').first()).toBeFocused()
  await main(page).getByRole('link', { name: 'Occasions' }).focus()
  await expect(page.locator('#gift-card-menu')).toBeHidden()
})

test.describe('far down the page', () => {
  test('a button leads up again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const up = page.getByRole('button', { name: 'Back to the top' })
    await page.evaluate(() => scrollTo(0, 2 * innerHeight - 10))
    await expect(up).toBeHidden()
    await page.evaluate(() => scrollTo(0, 2 * innerHeight + 10))
    await expect(up).toBeVisible()
    await expectAccessible(page)
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(up).toBeHidden()
  })
})

test.describe('testimonials on a phone', () => {
  test.use({ viewport: PHONE })

  test('are read in full at a tap', async ({ page }) => {
    await page.goto('/')
    await untilAwake(page)
    const second = page.getByRole('button', { name: /^Read all of what/ }).nth(1)
    const name = ((await second.getAttribute('aria-label')) ?? '').replace(/^Read all of what (.*) says$/, '$1')
    await second.click()
    const modal = page.getByRole('dialog')
    await expect(modal.locator('figcaption').first()).toContainText(name)
    expect(await modal.getByRole('listitem').count()).toBeGreaterThan(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
})

for (const { family, code } of FAMILIES) {
  for (const { name, viewport } of SIZES) {
    test(`family ${family} on a ${name}: the open menu is accessible and fits`, async ({ page, baseURL }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${originOf(baseURL, code)}/`)
      await untilAwake(page)
      if (name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
      else await page.locator('#shop-header nav a[aria-controls="gift-card-menu"]').click()
      await expect(page.locator(name === 'phone' ? '#mobile-menu' : '#gift-card-menu')).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}
