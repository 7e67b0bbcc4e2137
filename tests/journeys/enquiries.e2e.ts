import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const LIST = { name: 'our drivers.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Email\nBen,ben@example.com\n') }

async function fillRequest(page: Page, email: string): Promise<void> {
  const form = page.locator('form[action="/business/request/"]').last()
  await form.locator('[name=message]').fill('Forty cards for our drivers')
  await form.locator('[name=remark]').fill('Nothing special')
  await form.locator('[name=companyName]').fill('Millpond Logistics')
  await form.locator('[name=firstName]').fill('Deepak')
  await form.locator('[name=lastName]').fill('Sethi')
  await form.locator('[name=email]').fill(email)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor writes to the shop, and a company sends its list, by plain forms', async ({ page }) => {
    await page.goto('/contact-us/')
    const form = page.locator('form[action="/contact-us/message/"]')
    await form.locator('[name=topic]').selectOption({ label: 'An order' })
    await form.locator('[name=orderNumber]').fill('12')
    await form.locator('[name=name]').fill('Anna Hill')
    await form.locator('[name=email]').fill('anna@hill.example')
    await form.locator('[name=message]').fill('Where is my card?')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('An order number has 8 or more digits')).toBeVisible()
    await page.goBack()
    await expect(form.locator('[name=message]')).toHaveValue('Where is my card?')
    await form.locator('[name=orderNumber]').fill('10000123')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message')

    await page.goto('/business/')
    await fillRequest(page, 'plain@millpond.example')
    await page.getByLabel('List of recipients').setInputFiles(LIST)
    await page.locator('#quote').getByRole('button', { name: 'Request a quote' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You’ll hear from us by /)
  })
})
