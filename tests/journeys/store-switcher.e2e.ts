import type { Page } from '@playwright/test'
import { expect, expectAccessible, originOf, test, untilHydrated, watchShifts } from './shop.ts'

/** The journeys run on this machine, which is in no country: the answer is given in its place. */
async function comeFrom(page: Page, country: string | null): Promise<void> {
  await page.route('**/ip', (route) => route.fulfill({ json: { country_code: country } }))
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your country' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Select your country and language' })

test.describe('the notice about the country', () => {
  test('is shown to visitors from elsewhere, moves nothing, and stays away for two days once closed', async ({ page }) => {
    const readShift = await watchShifts(page)
    await page.context().addInitScript(() => {
      document.cookie = 'consent=necessary.preferences; path=/'
    })
    await comeFrom(page, 'NL')
    await page.goto('/')
    await expect(banner(page)).toContainText('Netherlands')
    await expectAccessible(page)
    expect(await readShift()).toBe(0)

    await banner(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(async () => (await page.locator('section[aria-label="Your country"]').boundingBox())?.height).toBe(0)
    const until = await page.evaluate(() => Number(localStorage.getItem('store-switcher-dismissed-until')) - Date.now())
    expect(until / 86_400_000).toBeCloseTo(2, 2)

    await page.reload({ waitUntil: 'networkidle' })
    await expect(banner(page)).toHaveCount(0)

    await page.evaluate(() => localStorage.setItem('store-switcher-dismissed-until', String(Date.now() - 1)))
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })

  test('leaves the title of the home page free on a phone, however long the name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await comeFrom(page, 'AE')
    await page.goto('/')
    await expect(banner(page)).toContainText('United Arab Emirates')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    // It unfolds.
    await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeGreaterThan(40)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const { y = 0, height = 0 } = (await banner(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(title?.y ?? 0)
  })

  test('offers the store of that country', async ({ page, baseURL }) => {
    await comeFrom(page, 'NL')
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Choose country' }).click()
    await expect(modal(page).getByRole('combobox', { name: 'Country' })).toHaveValue('Netherlands')
    await modal(page).getByRole('button', { name: 'To apply' }).click()
    await expect(page).toHaveURL(`${originOf(baseURL, 'gcsnl')}/`)
  })

  test('offers a choice where no store is', async ({ page }) => {
    await comeFrom(page, 'JP')
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Choose country' }).click()
    const country = modal(page).getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveAttribute('placeholder', 'Select your country')
    await expect(modal(page).getByRole('button', { name: 'To apply' })).toBeDisabled()
    await expect(modal(page).getByRole('combobox', { name: 'Language' })).toBeDisabled()
    await country.focus()
    await country.blur()
    await expect(modal(page).getByText('Country is a required field')).toBeVisible()
  })
})

test.describe('the store switcher', () => {
  test('says so when the countries cannot be loaded; has nothing to choose where one language is spoken, and Cancel changes nothing', async ({
    page,
  }) => {
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'Oh', extensions: { code: -1 } }] } }))
    await page.goto('/delivery/')
    await untilHydrated(page)
    const opener = page.locator('#shop-header').getByRole('button', { name: 'Country and language' })
    await opener.click()
    const failure = page.getByRole('dialog', { name: 'That did not work' })
    await expect(failure).toContainText('We are already working on a fix')
    await failure.getByRole('button', { name: 'Close' }).last().click()
    await expect(failure).toBeHidden()

    await page.unroute('**/graphql')
    await page.reload()
    await untilHydrated(page)
    await opener.click()
    await expect(modal(page).getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
    await expect(modal(page).locator('img[src*="/logos/GCSUK-modal."]')).toBeVisible()
    await expect(modal(page).getByRole('combobox', { name: 'Language' })).toBeDisabled()
    await modal(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(page).toHaveURL(/\/delivery\/$/)
    await expect(opener).toBeFocused()
  })
})
