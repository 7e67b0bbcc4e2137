import type { Page } from '@playwright/test'
import { expect, test, untilHydrated } from './shop.ts'

const PHONE = { width: 390, height: 844 }

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => overlay(page).getByRole('combobox')
const options = (page: Page) => overlay(page).getByRole('option')
const headerBox = (page: Page) => page.locator('header input[name="s"]')

async function openSearch(page: Page): Promise<void> {
  await untilHydrated(page)
  if (await headerBox(page).isVisible()) await headerBox(page).click()
  else await page.locator('header').getByRole('link', { name: 'Search' }).click()
  await expect(box(page)).toBeFocused()
}

test('a mistyped word finds the card; the keyboard reaches it and opens it', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await openSearch(page)
  await box(page).pressSequentially('cofee')
  await expect(overlay(page).getByText(/^\d+ results?$/)).toBeVisible()
  await expect(page).toHaveURL(/[?&]s=cofee/)
  await expect(options(page).first()).toHaveText('Grumble Coffee')

  await test.step('Escape closes it and returns the focus; an arrow key opens it again with its results', async () => {
    await box(page).press('Escape')
    await expect(overlay(page)).toBeHidden()
    await expect(headerBox(page)).toBeFocused()
    await expect(headerBox(page)).toHaveValue('cofee')
    await page.keyboard.press('ArrowDown')
    await expect(box(page)).toHaveValue('cofee')
    await expect(options(page).first()).toHaveText('Grumble Coffee')
  })
  await box(page).press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).first().getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/gift-cards\/grumble-coffee\/$/)
  await expect(overlay(page)).toBeHidden()
  await expect(headerBox(page)).toHaveValue('')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the shortcut opens it over the whole screen, and a tap opens a result', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    // It may still be moving, so its edges may be between pixels.
    expect((await overlay(page).boundingBox())?.height).toBeCloseTo(PHONE.height)
    await box(page).fill('lampreal')
    await options(page).filter({ hasText: 'Lampreel' }).first().tap()
    await expect(page).toHaveURL(/\/gift-cards\/lampreel\/$/)
  })
})
