import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, watchShifts } from './shop.ts'

/** The test's machine has no country, so the test answers this request. */
async function comeFrom(page: Page, country: string | null): Promise<void> {
  await page.route('**/ip', (route) => route.fulfill({ json: { country_code: country } }))
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your country' })

test('the notice about the country is shown to visitors from other countries, moves nothing, and stays closed for two days', async ({
  page,
}) => {
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

  await test.step('after two days, it leaves the title of the home page visible on a phone, however long the country name', async () => {
    await page.evaluate(() => localStorage.setItem('store-switcher-dismissed-until', String(Date.now() - 1)))
    await page.unroute('**/ip')
    await comeFrom(page, 'AE')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(banner(page)).toContainText('United Arab Emirates')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    // The notice has an opening animation.
    await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeGreaterThan(40)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const { y = 0, height = 0 } = (await banner(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(title?.y ?? 0)
  })
})
