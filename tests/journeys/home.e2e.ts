import { expect, expectAccessible, FAMILIES, originOf, SIZES, test, untilAwake } from './shop.ts'

for (const { family, code } of FAMILIES) {
  for (const { name, viewport } of SIZES) {
    test.describe(`home of family ${family} on a ${name}`, () => {
      test.use({ viewport })

      test('shows the shop with real cards, fits the screen and is accessible', async ({ page, baseURL }) => {
        await page.goto(`${originOf(baseURL, code)}/`)
        await untilAwake(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const cards = page.locator('main img[src*="/art/cards/"]')
        expect(await cards.count()).toBeGreaterThan(8)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
    })
  }
}

test('every picture of the home page arrives', async ({ page }) => {
  await page.goto('/')
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src)
  })
  expect(broken).toEqual([])
})

test('nothing moves while the page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number }
    counter.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counter.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
})

test('the Dutch storefront speaks Dutch, in its addresses too', async ({ page, baseURL }) => {
  await page.goto(`${originOf(baseURL, 'cb')}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await expect(page.getByRole('link', { name: 'Winkelmandje' })).toHaveAttribute('href', '/winkelmandje/')
})
