import type { Page } from '@playwright/test'
import { expect, expectAccessible, FAMILIES, originOf, test, untilHydrated } from './shop.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heightOf = async (page: Page) => (await page.locator('#shop-header').boundingBox())?.height

/** The focus ring of a link in the footer has the colour of the footer's text. */
async function expectRingInFooter(page: Page, where: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('navigation').first().getByRole('link').first()
  await page.keyboard.press('Tab')
  await link.focus()
  await expect(link).toBeFocused()
  const ink = await page.locator('footer').evaluate((footer) => getComputedStyle(footer).color)
  // The contrast of this colour on the footer is checked with the design tokens.
  await expect(link, where).toHaveCSS('outline-color', ink)
}

/** A placeholder that is cut off does not say what the box is for. */
async function expectWholePlaceholder(page: Page, where: string): Promise<void> {
  const freeWidth = await page.locator('#shop-header input[type="search"]').evaluate((box: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box)
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = font
    return (
      box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - pen.measureText(box.placeholder).width
    )
  })
  expect(freeWidth, `${where}: free width beside the placeholder`).toBeGreaterThanOrEqual(0)
}

test.describe('each storefront has the header that it has chosen', () => {
  test('each header has its designed height; the focus ring is visible on the footer of every family', async ({
    page,
    baseURL,
  }) => {
    for (const { code, height } of [
      { code: 'gcsuk', height: 80 },
      { code: 'cb', height: 110 },
      { code: 'gcsde', height: 116 },
      { code: 'ckuk', height: 146 },
    ]) {
      await page.goto(`${originOf(baseURL, code)}/`)
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        expect(await heightOf(page), code).toBe(height)
      }
      await expectWholePlaceholder(page, code)
      if (FAMILIES.some((family) => family.code === code)) await expectRingInFooter(page, code)
    }

    await test.step('a phone shows the compact logo in the new header and the whole one in the others', async () => {
      const logo = page.locator('header a img').first()
      const source = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(source).toContain('/logos/CKUK.')
      await page.setViewportSize(PHONE)
      await page.reload()
      await expect.poll(source).toContain('/logos/CKUK-v2.')
    })
  })

  test('v3 has a menu for business, which closes on Escape and returns the focus', { tag: '@wide' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    await untilHydrated(page)
    const business = main(page).getByRole('button', { name: 'Business', exact: true })
    await business.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#business-menu')).toBeVisible()
    await expectAccessible(page, { isWholePage: true })
    await page.keyboard.press('Tab')
    await expect(page.locator('#business-menu').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#business-menu')).toBeHidden()
    await expect(business).toBeFocused()

    await test.step('below the highest header, a menu is no longer than the screen', async () => {
      await page.setViewportSize({ width: 1280, height: 600 })
      await main(page).getByRole('button', { name: 'Gift cards' }).click()
      for (const name of ['Good causes', 'View all gift vouchers in this category']) {
        const link = page.locator('#gift-card-menu').getByRole('link', { name })
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press('Escape')
      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: 'Menu' }).click()
      const last = page.locator('#mobile-menu').getByRole('button', { name: /United Kingdom/ })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  })
})

test.describe('the selling points', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const ticker = (page: Page) => page.locator('.ticker')
  const shown = (page: Page) =>
    ticker(page).evaluate((list) => {
      const top = list.parentElement?.getBoundingClientRect().top ?? 0
      const found = [...list.children].find((point) => Math.abs(point.getBoundingClientRect().top - top) < 2)
      return found?.textContent ?? ''
    })
  /** Pauses the browser's animation at this time. */
  const stopAt = (page: Page, ms: number) =>
    ticker(page).evaluate((list, time) => {
      for (const animation of list.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)

  test('are side by side on a wide screen, and rotate every 3 seconds up to 1023 px', { tag: '@wide' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${originOf(baseURL, 'ckuk')}/`)
    const points = page.locator('.ticker > :visible')
    await expect(points).toHaveText([
      'Ordered before 17:00, shipped the same day',
      'Always a suitable business gift!',
      'Personalize with packaging',
    ])
    const tops = await points.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)

    await page.setViewportSize({ width: 1023, height: 800 })
    for (const [ms, text] of [
      [2_900, 'Ordered before'],
      [3_600, 'Always a suitable'],
      [5_900, 'Always a suitable'],
      [6_600, 'Personalize'],
      [8_900, 'Personalize'],
      [9_700, 'Ordered before'],
      [12_600, 'Always a suitable'],
    ] as const) {
      await stopAt(page, ms)
      expect(await shown(page), `after ${ms} ms`).toContain(text)
    }

    await page.setViewportSize(PHONE)
    await page.reload()
    // Outside the bar, because they pause under the pointer.
    await page.mouse.move(200, 600)
    const state = () => ticker(page).evaluate((list) => getComputedStyle(list).animationPlayState)
    await expect.poll(state).toBe('running')
    await page.getByRole('checkbox', { name: 'Pause the selling points' }).check({ force: true })
    expect(await state()).toBe('paused')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    expect(await ticker(page).evaluate((list) => list.getAnimations().length), 'with reduced motion').toBe(0)
    expect(await shown(page)).toContain('Ordered before')
  })
})

test('a guest has a link to the account; far down the page a button leads back to the top', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#shop-header').getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account/')
  expect(asked).toEqual([])

  const up = page.getByRole('button', { name: 'Back to the top' })
  // The page's length is known only after all sections are rendered.
  await page.locator('html[data-rendered]').waitFor()
  await page.evaluate(() => scrollTo(0, 2 * innerHeight - 10))
  await expect(up).toBeHidden()
  await page.evaluate(() => scrollTo(0, 2 * innerHeight + 10))
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test.describe('the home page on a phone', () => {
  test.use({ viewport: PHONE })

  test('its menu shows six categories until all are opened, its footer four logos of each kind; testimonials open in full at a tap', async ({
    page,
  }) => {
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const categories = page.locator('#mobile-menu ul').first().getByRole('listitem')
    await expect(categories).toHaveCount(6)
    await page.getByRole('button', { name: 'View all categories' }).click()
    await expect(categories.nth(11)).toBeVisible()
    await page.getByRole('button', { name: 'View fewer categories' }).click()
    await expect(categories).toHaveCount(6)
    const links = page.locator('#mobile-menu').getByRole('navigation', { name: 'Main' }).getByRole('listitem')
    await expect(links).toHaveText([
      ...['Occasions', 'Choice Gift Card', 'Choice Redeem Gift Card', 'Business', 'Customer support', 'Account'],
      /United Kingdom · English/,
    ])
    await page.keyboard.press('Escape')
    await expect(page.locator('#mobile-menu')).toBeHidden()

    const second = page.getByRole('button', { name: /^Read all that / }).nth(1)
    const name = ((await second.getAttribute('aria-label')) ?? '').replace(/^Read all that (.*) says$/, '$1')
    await second.click()
    const modal = page.getByRole('dialog')
    await expect(modal.locator('figcaption').first()).toContainText(name)
    expect(await modal.getByRole('listitem').count()).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()

    const payments = page.getByRole('contentinfo').getByRole('list', { name: 'Ways to pay' }).locator('li')
    const marks = page.getByRole('contentinfo').getByRole('list', { name: 'Why you can trust us' }).locator('li')
    expect(await payments.count()).toBeGreaterThan(4)
    await expect(payments.filter({ visible: true })).toHaveCount(4)
    expect(await marks.filter({ visible: true }).count()).toBeLessThanOrEqual(4)
  })
})

test('nothing is fixed on a low screen, such as one zoomed to 400 %', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${originOf(baseURL, 'ckuk')}/gift-cards/`)
  await untilHydrated(page)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect(page.locator('#shop-header')).not.toBeInViewport()
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().bottom > 0 && part.getBoundingClientRect().top < innerHeight)
      .map((part) => part.outerHTML.slice(0, 100)),
  )
  expect(fixed).toEqual([])
})
