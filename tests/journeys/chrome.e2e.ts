import { expect, test, untilHydrated, watchShifts } from './shop.ts'

test.describe('the header', () => {
  test('opens the gift cards with their categories, and closes on Escape, outside and a new address', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    const giftCards = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' })
    await giftCards.click()
    await expect(giftCards).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#gift-card-menu img[src*="/art/cards/"]').first()).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.locator('#gift-card-menu')).toBeHidden()

    await giftCards.click()
    await page.mouse.click(20, 895)
    await expect(page.locator('#gift-card-menu')).toBeHidden()

    await giftCards.click()
    await page.locator('#gift-card-menu').getByRole('link').first().click()
    await expect(page.locator('#gift-card-menu')).toBeHidden()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows six categories until all are asked for, and folds them again', async ({ page }) => {
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const categories = page.locator('#mobile-menu ul').first().getByRole('listitem')
    await expect(categories).toHaveCount(6)
    await page.getByRole('button', { name: 'View all categories' }).click()
    await expect(categories.nth(11)).toBeVisible()
    await page.getByRole('button', { name: 'View fewer categories' }).click()
    await expect(categories).toHaveCount(6)
    await page.keyboard.press('Escape')
    await expect(page.locator('#mobile-menu')).toBeHidden()
  })
})

test('a page that is not there says so, and shows popular cards without moving anything', async ({ page }) => {
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

test('a link of ours navigates without a page load, and back', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('footer').getByRole('link', { name: 'Delivery' }).click()
  await expect(page).toHaveURL(/\/delivery\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delivery')
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links are links, the menu is in the footer, and what needs script is disabled', async ({ page }) => {
    await page.goto('/')
    // The parts above the footer are rendered as they are passed.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('footer').getByRole('link', { name: 'Delivery' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Delivery')
    await expect(page.getByRole('button', { name: 'Country and language' }).first()).toBeDisabled()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.locator('footer').getByRole('navigation').first()).toBeInViewport()
  })
})
