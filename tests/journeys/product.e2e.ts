import { expect, expectAccessible, originOf, test, untilHydrated } from './shop.ts'

const PRODUCT = '/gift-cards/grumble-coffee/'

test.describe('the locations', () => {
  test('moving the map updates address and list', async ({ page }) => {
    await page.goto(`${PRODUCT}locations/`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page).toHaveURL(/latmax=-?\d+\.\d{5}&latmin=-?\d+\.\d{5}&lonmax=-?\d+\.\d{5}&lonmin=-?\d+\.\d{5}$/)
    await expect(page.getByRole('status').first()).toContainText('on this part of the map')
    await expectAccessible(page)

    await test.step('a map that cannot be loaded is reported, and the list stays', async () => {
      await page.route('**/map.json', (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(`${PRODUCT}locations/`)
      await expect(page.getByText('The map could not be loaded')).toBeVisible()
      await expect(page.getByRole('link', { name: /Grumble Coffee Belfast/ })).toBeVisible()
    })
  })

  test('in Dutch they are in the Netherlands, with Dutch addresses', async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, 'cb')}/cadeaubonnen/copper-colander/`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Bekijk waar' }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/copper-colander\/locaties\/$/)
    await expect(page.getByRole('status').first()).toHaveText('12 locaties')
    await expect(page.locator('.leaflet-marker-icon')).toHaveCount(12)
    await expect(page.locator('.lake')).toHaveCount(2)
    await page.getByRole('link', { name: /Copper Colander Amsterdam De Pijp/ }).click()
    await expect(page).toHaveURL(/\/copper-colander\/locatie\/amsterdam-de-pijp-sint-annaplein\/$/)
    await expect(page.getByText('Sint-Annaplein 55A')).toBeVisible()
    await expect(page.getByText('1073 TJ Amsterdam')).toBeVisible()
    await expect(page.getByRole('link', { name: '020 000 0101' })).toHaveAttribute('href', 'tel:0200000101')
    await page.getByRole('link', { name: 'Terug naar alle locaties' }).click()
    await page.goto(`${page.url()}?latmax=52.45000&latmin=52.30000&lonmax=5.00000&lonmin=4.70000`)
    await expect(page.getByRole('status').first()).toHaveText('2 locaties op dit deel van de kaart')
  })
})

test('in forced colours the chosen value differs from the others, and the logo has its own background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(PRODUCT)
  const borders = await page
    .locator('label:has(input[name="value"])')
    .evaluateAll((labels) => labels.map((label) => [label.querySelector('input')?.checked, getComputedStyle(label).borderWidth]))
  expect(borders.filter(([isChosen]) => isChosen)).toEqual([[true, '3px']])
  expect(borders.filter(([isChosen, width]) => !isChosen && width === '3px')).toEqual([])
  const logo = page.locator('#shop-header img').first()
  expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
})
