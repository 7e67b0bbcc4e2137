import type { Page } from '@playwright/test'
import { expect, expectAccessible, localOrigin, test, untilHydrated } from './shop.ts'

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

test('a company asks for a quote from the page of a card, with a list of receivers', async ({ page, baseURL }) => {
  await page.goto('/business/grumble-coffee/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  const modal = page.getByRole('dialog', { name: 'A quote for Grumble Coffee gift card' })
  await expect(modal.getByRole('combobox', { name: 'Gift card' }).locator('option:checked')).toHaveText('Grumble Coffee')
  await fillRequest(page, 'deepak@millpond.example')
  await modal.getByLabel('List of recipients').setInputFiles(LIST)
  await expect(modal.getByText('our drivers.csv is attached')).toBeVisible()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL(/\/business\/thank-you\/\?request=[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You’ll hear from us by \w+day( \d+ \w+)? \d\d:\d\d$/)
  const number = await page.getByText(/^Q\d{6}$/).innerText()
  await expectAccessible(page)

  await expect(async () => {
    await page.goto(localOrigin(baseURL, 'mailbox'))
    await page.getByRole('link', { name: `Quote request ${number}: answer by` }).click({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Headers' }).click()
  await expect(page.locator('dl').last()).toContainText('deepak@millpond.example')
})

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
