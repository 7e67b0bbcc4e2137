import { PromoPopupDocument } from '../../src/generated/documents.ts'
import { expect, expectAccessible, test, untilHydrated } from './shop.ts'

test.use({ hasSeenPromo: false })

const TITLE = 'Never late for a birthday again'

test('a campaign is shown once, takes no focus, and is closed by its button or Escape', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const popup = page.getByRole('dialog', { name: TITLE })
  await expect(popup).toBeVisible()
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(false)
  await expectAccessible(page)
  await test.step('an open menu is above it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Gift cards' }).click()
    await page.getByRole('link', { name: 'View all gift vouchers in this category' }).click({ trial: true })
    await page.keyboard.press('Escape')
  })
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
