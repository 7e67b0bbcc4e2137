import type { Page } from '@playwright/test'
import { payByCard, test } from './buyer.ts'
import { becomeCustomer, field } from './customer.ts'
import { addAndOpenBasket, countEffort, type Effort } from './effort.ts'
import { expect, expectHeading } from './shop.ts'

const PRODUCT = '/gift-cards/grumble-coffee/'

async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL(/\/hosted\//)
}

function expectAtMost(effort: Effort, most: Effort): void {
  process.stdout.write(`${test.info().title}: ${JSON.stringify(effort)}\n`)
  for (const [what, count] of Object.entries(effort)) expect(count, what).toBeLessThanOrEqual(most[what as keyof Effort])
}

test('a guest buys a digital gift', async ({ page }) => {
  const read = await countEffort(page)
  await page.goto(PRODUCT)
  await addAndOpenBasket(page)
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox').fill('effortless@example.org')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await field(page, 'firstName').fill('Cleo')
  await field(page, 'lastName').fill('Hart')
  await agreeAndPay(page)
  expectAtMost(read(), { clicks: 7, fields: 3, dialogs: 2, pages: 4 })
  await payByCard(page)
  await expectHeading(page, 'Thank you!')
})

test('a customer who is signed in buys a digital gift', async ({ page }) => {
  await becomeCustomer(page, 'effortless.customer@example.org')
  const read = await countEffort(page)
  await page.goto(PRODUCT)
  await addAndOpenBasket(page)
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expect(field(page, 'firstName')).toHaveValue('Cleo')
  await agreeAndPay(page)
  expectAtMost(read(), { clicks: 6, fields: 0, dialogs: 1, pages: 4 })
})
