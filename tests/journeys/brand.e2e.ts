import { expect, originOf, test } from './shop.ts'

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
