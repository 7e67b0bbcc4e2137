import { expect, originOf, test, untilHydrated } from './shop.ts'

const source = (locator: { evaluate: <T>(read: (image: HTMLImageElement) => T) => Promise<T> }) =>
  locator.evaluate((image) => image.currentSrc)

test('a phone shows the compact logo in the new header and the whole one elsewhere', async ({ page, baseURL }) => {
  const logo = page.locator('header a img').first()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${originOf(baseURL, 'ckuk')}/`)
  await expect.poll(() => source(logo)).toContain('/logos/CKUK-v2.')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => source(logo)).toContain('/logos/CKUK.')
})

test('the business pages carry a logo of their own, in their language', async ({ page, baseURL }) => {
  const logo = page.locator('header a img').first()
  await page.goto('/business/')
  await expect.poll(() => source(logo)).toContain('/logos/GCSUK-business-en.')
  await page.goto(`${originOf(baseURL, 'cb')}/zakelijk/`)
  await expect.poll(() => source(logo)).toContain('/logos/CB-business-nl.')
})

test('the footer has its clock, and keeps Twitter, YouTube and the disclaimer hidden', async ({ page }) => {
  await page.goto('/')
  const footer = page.locator('footer#footer')
  await expect(footer.locator('img[src*="/icons/clock."]')).toHaveCount(1)
  for (const href of ['social.example/twitter', 'social.example/youtube', '/disclaimer/']) {
    await expect(footer.locator(`a[href*="${href}"]`)).toHaveCount(1)
    await expect(footer.locator(`a[href*="${href}"]`)).toBeHidden()
  }
  await expect(footer.locator('a[href*="social.example/instagram"]')).toBeVisible()
})

test('the trust marks stand where somebody is about to spend money, and the questions have their picture', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main img[src*="/art/faq/"]')).toBeVisible()
  await page.goto('/gift-cards/grumble-coffee/')
  await untilHydrated(page)
  const marks = page.locator('main').getByRole('list', { name: 'Why you can trust us' })
  await expect(marks.getByRole('img')).toHaveCount(4)
  await page.getByRole('button', { name: 'Put in basket' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/cart/')
  await expect(marks.getByRole('img')).toHaveCount(4)
})

test('the window to choose a country carries the sign of the store', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page
    .locator('header')
    .getByRole('button', { name: /Country and language/ })
    .click()
  await expect(page.getByRole('dialog').locator('img[src*="/logos/GCSUK-modal."]')).toBeVisible()
})
