import { expect, test, untilHydrated, watchShifts } from './shop.ts'

test('the header opens the gift cards with their categories, and closes on Escape, a click outside and a new address', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const giftCards = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' })
  await giftCards.click()
  await expect(giftCards).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#gift-card-menu img[src*="/art/cards/"]').first()).toBeVisible()
  await test.step('pointing at a category shows its cards', async () => {
    const menu = page.locator('#gift-card-menu')
    const second = menu.getByRole('list').first().getByRole('link').nth(1)
    await second.hover()
    const viewAll = menu.getByRole('link', { name: 'View all gift vouchers in this category' })
    await expect(viewAll).toHaveAttribute('href', (await second.getAttribute('href')) ?? '')
  })

  await page.keyboard.press('Escape')
  await expect(page.locator('#gift-card-menu')).toBeHidden()

  await giftCards.click()
  await page.mouse.click(20, 895)
  await expect(page.locator('#gift-card-menu')).toBeHidden()

  await giftCards.click()
  await page.locator('#gift-card-menu').getByRole('link').first().click()
  await expect(page.locator('#gift-card-menu')).toBeHidden()
  await expect(page).toHaveURL(/\/category\/[^/]+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(await page.evaluate(() => 'sameDocument' in window), 'without a page load').toBe(true)

  await test.step('the footer shows its clock, and keeps Twitter, YouTube and the disclaimer hidden', async () => {
    const footer = page.locator('footer#footer')
    await expect(footer.locator('img[src*="/icons/clock."]')).toHaveCount(1)
    for (const href of ['social.example/twitter', 'social.example/youtube', '/disclaimer/']) {
      await expect(footer.locator(`a[href*="${href}"]`)).toHaveCount(1)
      await expect(footer.locator(`a[href*="${href}"]`)).toBeHidden()
    }
    await expect(footer.locator('a[href*="social.example/instagram"]')).toBeVisible()
  })
})

test('an unknown page says so, and shows popular cards without moving anything', async ({ page }) => {
  const readShift = await watchShifts(page)
  expect((await page.goto('/no-such-page/'))?.status()).toBe(404)
  const band = page.locator('section', { has: page.getByRole('heading', { name: 'Popular gift cards' }) })
  const cards = band.locator('a[data-item]')
  await expect(cards).toHaveCount(4)
  expect(await readShift()).toBe(0)
  await expect(page).toHaveTitle('Page not found | Gift Card Square')
  await cards.first().click()
  await expect(page).toHaveURL(/\/gift-cards\/[^/]+\/$/)
  await expect(page).not.toHaveTitle(/not found/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links work, the menu is in the footer, and controls that need script are disabled', async ({ page }) => {
    await page.goto('/')
    // The sections above the footer are rendered while scrolling past them.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('footer').getByRole('link', { name: 'Delivery' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Delivery')
    await expect(page.getByRole('button', { name: 'Country and language' }).first()).toBeDisabled()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.locator('footer').getByRole('navigation').first()).toBeInViewport()
  })
})

test('a closed modal stays visible for 300 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dev/ui/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Open a modal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // An opening animation that is interrupted also shortens the closing animation.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
  const seenMs = await dialog.evaluate(async (element) => {
    const started = performance.now()
    ;(element as HTMLDialogElement).requestClose()
    while (element.childElementCount > 0 && getComputedStyle(element).display !== 'none') {
      await new Promise((next) => requestAnimationFrame(next))
    }
    return performance.now() - started
  })
  expect(seenMs).toBeGreaterThanOrEqual(280)
  expect(seenMs).toBeLessThan(1_500)
  await expect(dialog).toBeHidden()
})
