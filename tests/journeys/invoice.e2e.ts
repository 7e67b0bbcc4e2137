import { fillBasket, savePayer, test } from './buyer.ts'
import { expectGood, expectHeading, untilHydrated } from './shop.ts'

test('the checkout of a business, and the page that waits for its transfer, are accessible and fit', async ({ page }) => {
  const company = { companyName: 'Bramble & Co', vatNumber: 'GB123456789' }
  await fillBasket(page, { kind: 'DIGITAL' })
  await savePayer(page, 'invoice.looks@example.org', { customerType: 'BUSINESS', ...company })
  await page.goto('/checkout/')
  await untilHydrated(page)
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await expectGood(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expectHeading(page, 'Your order is waiting for your transfer')
  await expectGood(page)
})
