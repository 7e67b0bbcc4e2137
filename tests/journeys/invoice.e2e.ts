import type { Page } from '@playwright/test'
import { runStaffCommand } from '../support/staff.ts'
import { fillBasket, fillYourData, test, untilMailed } from './buyer.ts'
import { expect, expectGood, expectHeading, untilHydrated } from './shop.ts'

const operate = (...words: string[]) =>
  runStaffCommand({ DATA_DIR: process.env.JOURNEY_DATA_DIR }, 'operate', '--as', 'anna', ...words)
/** Each staff command starts a program, which takes time. */
test.slow()

const WAITS = 'Pay first: we confirm your order once the money has arrived'
const PAID_FIRST = 'We send your cards as soon as your payment has arrived'
const readReference = (page: Page) => page.locator('dt', { hasText: 'Reference' }).locator('+ dd').innerText()

async function placeByInvoice(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
}

async function expectPdf(page: Page, link: string): Promise<void> {
  const path = await page.getByRole('link', { name: link }).getAttribute('href')
  const kind = await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), path as string)
  expect(kind).toBe('application/pdf')
}

test('a business orders by invoice on one page, pays first, and receives its gifts and its invoice', async ({ page }) => {
  const buyer = 'buyer.guest@example.org'
  await fillBasket(page, { kind: 'DIGITAL', qty: 3 })
  await page.goto('/checkout/')
  await untilHydrated(page)
  const methods = page.getByRole('group', { name: 'Payment method' })
  await expect(methods).not.toContainText('Invoice')
  await page.getByRole('checkbox', { name: 'I’m buying for a business' }).check()
  await fillYourData(page, buyer)
  await expect(methods).toContainText(WAITS)
  await placeByInvoice(page)
  await expect(page.getByLabel('Company name')).toBeFocused()
  await page.getByLabel('Company name').fill('Bramble & Co')
  await page.getByLabel('Reference or cost centre').fill('CC-42')
  await page.getByLabel('Email address for the invoice').fill('invoices.guest@example.org')
  await expectGood(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByLabel('VAT number')).toBeFocused()
  await expect(page.getByText('VAT number is a required field')).toBeVisible()
  await page.getByLabel('VAT number').fill('GB123456789')
  await page.getByRole('button', { name: 'Place order' }).click()

  await expectHeading(page, 'Your order is waiting for your transfer')
  await expect(page.getByRole('main')).toContainText(PAID_FIRST)
  await expect(page.getByRole('main')).toContainText(/IBANGB18 TEST 0000 0000 0000 57BICTESTGB2LReferencePF\d+/)
  await expectGood(page)
  await expectPdf(page, 'Pro forma invoice (PDF)')
  for (const to of [buyer, 'invoices.guest@example.org'])
    expect((await untilMailed(page, to))[0]?.subject).toContain('Pro forma invoice for order')
  const reference = await readReference(page)
  await page.getByRole('link', { name: 'Go to your order' }).click()
  await expectHeading(page, 'Thank you!')
  await expect(page.getByRole('main')).toContainText('We start on it as soon as we have your payment.')
  await expect(page.getByRole('link', { name: 'Details for your bank transfer' })).toBeVisible()

  await operate('--paid', reference)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('A confirmation is on its way to')
  await expect(page.getByRole('heading', { name: 'How to pay the invoice' })).toHaveCount(0)
  const listSubjects = async () => (await untilMailed(page, buyer)).map(({ subject }) => subject).join()
  await expect.poll(listSubjects, { timeout: 20_000 }).toContain('Thank you for your order')
})
