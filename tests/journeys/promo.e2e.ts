import { PromoPopupDocument } from '../../src/generated/documents.ts'
import { expect, expectAccessible, originOf, test, untilHydrated } from './shop.ts'

test.use({ hasSeenPromo: false })

const TITLE = 'Never late for a birthday again'

test('a campaign is shown once, takes no focus, and is closed by its button or Escape', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const popup = page.getByRole('dialog', { name: TITLE })
  await expect(popup).toBeVisible()
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(false)
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.goto('/gift-cards/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await expect(popup).toBeHidden()
  expect(asked.filter((body) => body.includes(PromoPopupDocument.id))).toEqual([])
})

test('nobody is disturbed in the basket; the campaign waits for the next open page', async ({ page }) => {
  await page.goto('/cart/')
  await untilHydrated(page)
  const popup = page.getByRole('dialog', { name: TITLE })
  await page.waitForLoadState('networkidle')
  await expect(popup).toBeHidden()
  await page.goto('/delivery/')
  await expect(popup).toBeVisible()
  // A menu that is opened lies over it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' }).click()
  await page.getByRole('link', { name: 'View all gift vouchers in this category' }).click({ trial: true })
})

test.describe('the cookie question', () => {
  test.use({ hasDecided: false })

  test('comes first, and the campaign waits for the page after the answer', async ({ page, baseURL }) => {
    await page.goto(`${originOf(baseURL, 'gcsuk')}/`)
    const popup = page.getByRole('dialog', { name: TITLE })
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await expect(page.getByRole('button', { name: 'Only necessary' })).toBeHidden()
    await expect(popup).toBeHidden()
    await page.getByRole('link', { name: 'Find an occasion' }).click()
    await expect(popup).toBeVisible()
  })
})

test('a campaign does not promote the page that is open; it waits for the next one', async ({ page }) => {
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes(PromoPopupDocument.id) ?? false)
  await page.goto('/occasions/birthday/')
  await untilHydrated(page)
  await answered
  const popup = page.getByRole('dialog', { name: TITLE })
  await expect(popup).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Occasions', exact: true }).click()
  await expect(popup).toBeVisible()
})
