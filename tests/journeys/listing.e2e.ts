import type { Page } from '@playwright/test'
import { expect, expectAccessible, FAMILIES, originOf, test, untilHydrated } from './shop.ts'

/** A storefront of another family, in another language than the rest of this file. */
const CARDBLOOM = FAMILIES[1]

const tiles = (page: Page) => page.locator('main li[data-product]')

async function readCount(page: Page): Promise<number> {
  return Number.parseInt(
    (await page
      .getByRole('heading', { level: 2, name: /(gift cards?|cadeaubon(nen)?)$/ })
      .first()
      .textContent()) ?? '',
    10,
  )
}

test('a filter narrows the list at once without a jump; show more adds the next page, and the address is updated', {
  tag: '@wide',
}, async ({ page, baseURL }) => {
  const { code, words } = CARDBLOOM
  await page.goto(originOf(baseURL, code) + words.giftCards)
  await untilHydrated(page)
  const all = await readCount(page)
  const pets = page.getByRole('checkbox', { name: words.pets })
  await pets.focus()
  const place = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(new RegExp(`${words.giftCards}\\?cb_api_giftcard_categories=pets$`))
  await expect.poll(() => readCount(page)).toBeLessThan(all)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await expect(pets).toBeFocused()
  await page.getByRole('link', { name: words.removePets }).click()
  await expect(page).toHaveURL(new RegExp(`${words.giftCards}$`))
  await expect(pets).not.toBeChecked()

  await expect(tiles(page)).toHaveCount(16)
  await page.getByRole('link', { name: words.showMore }).click()
  await expect(tiles(page)).toHaveCount(32)
  await expect(page).toHaveURL(new RegExp(`${words.giftCards}2/$`))
  const ids = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-product')))
  expect(new Set(ids).size).toBe(32)
  const places = await tiles(page).evaluateAll((all) => all.map((tile) => Number(tile.getAttribute('data-position'))))
  expect(places).toEqual(Array.from({ length: 32 }, (_, index) => index + 1))
  await page.getByRole('link', { name: words.page }).click()
  await expect(page).toHaveURL(new RegExp(`${words.giftCards}3/$`))
  await expect(tiles(page)).toHaveCount(16)
  await expect(tiles(page).first()).toHaveAttribute('data-position', '33')
})

test.describe('on a small desktop', () => {
  test.use({ viewport: { width: 1100, height: 900 } })

  test('the list has seventeen cards per page', async ({ page }) => {
    await page.goto('/gift-cards/')
    await expect(tiles(page)).toHaveCount(17)
    await page.getByRole('link', { name: 'Show more gift cards' }).click()
    await expect(tiles(page)).toHaveCount(34)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters open over the list', async ({ page }) => {
    await page.goto('/category/fashion/')
    await untilHydrated(page)
    const all = await readCount(page)
    await page.getByRole('button', { name: 'Filter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await dialog.getByRole('checkbox', { name: 'Physical, by post' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Show gift cards' }).click()
    await expect(page).toHaveURL(/\/category\/fashion\/\?cb_api_giftcard_types=physical$/)
    await expect.poll(() => readCount(page)).toBeLessThan(all)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a plain form, and pages are links', async ({ page, baseURL }) => {
    const { code, words } = CARDBLOOM
    await page.goto(originOf(baseURL, code) + words.giftCards)
    await page.getByRole('checkbox', { name: words.digital }).check()
    await page.getByRole('checkbox', { name: words.pets }).check()
    await page.getByRole('button', { name: words.showGiftCards }).click()
    await expect(page).toHaveURL(/\?cb_api/)
    const address = new URL(page.url()).searchParams
    expect(address.get('cb_api_giftcard_types')).toBe('digital')
    expect(address.get('cb_api_giftcard_categories')).toBe('pets')
    await expect(page.getByRole('checkbox', { name: words.pets })).toBeChecked()
    await page.getByRole('link', { name: words.removePets }).click()
    await expect(page).toHaveURL(/\?cb_api_giftcard_types=digital$/)

    await page.getByRole('link', { name: words.showMore }).click()
    await expect(page).toHaveURL(new RegExp(`${words.giftCards}2/\\?cb_api_giftcard_types=digital$`))
    await expect(tiles(page)).toHaveCount(16)
    await page.getByRole('link', { name: words.page }).click()
    await expect(page).toHaveURL(new RegExp(`${words.giftCards}3/\\?cb_api_giftcard_types=digital$`))
    await expect(tiles(page).first()).toHaveAttribute('data-position', '33')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(originOf(baseURL, code) + words.giftCards)
    await expect(tiles(page).first(), 'the cards come first on a phone').toBeInViewport()
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: words.digital })).toBeInViewport()
    await expect(page.getByRole('button', { name: words.showGiftCards })).toBeVisible()
  })
})
