import { expect, FAMILIES, originOf, test, watchShifts } from './shop.ts'

for (const { family, code } of FAMILIES) {
  test(`home of family ${family} shows the shop with real cards`, async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, code)}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main img[src*="/art/cards/"]').count()).toBeGreaterThan(8)
  })
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
  const readShift = await watchShifts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await readShift()).toBe(0)
})

test('the Dutch storefront speaks Dutch, in its addresses too', async ({ page, baseURL }) => {
  await page.goto(`${originOf(baseURL, 'cb')}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await expect(page.getByRole('link', { name: 'Winkelmandje' })).toHaveAttribute('href', '/winkelmandje/')
})
