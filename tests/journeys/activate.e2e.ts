import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { issueBlankCards } from '../support/blank-cards.ts'
import { readDatabaseUrl } from '../support/shop-process.ts'
import { payAtProvider, test } from './buyer.ts'
import { expect, expectGood, expectHeading, SIZES, untilHydrated } from './shop.ts'

test.slow()

/** A part of the journey runs on a phone, the rest on a desktop. */
const [PHONE, DESKTOP] = SIZES

async function open(page: Page): Promise<void> {
  await page.goto('/activate/')
  await untilHydrated(page)
}

async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })

test('25 pasted cards are refused by the bank, then paid by another method', async ({ page }) => {
  const dataDir = process.env.JOURNEY_DATA_DIR ?? ''
  const secretKey = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()
  const numbers = await issueBlankCards({ databaseUrl: await readDatabaseUrl(dataDir), secretKey }, 25)
  await page.setViewportSize(PHONE.viewport)
  await open(page)
  await paste(page, 'Card number', numbers.slice(0, 24).join('\n'))
  await expect(page.getByLabel('Card 24', { exact: true })).toHaveValue(/9375/)
  // A scanner types the number and ends with Enter.
  await page.getByLabel('Card 24', { exact: true }).press('Enter')
  await expect(page.getByLabel('Card 25', { exact: true })).toBeFocused()
  await page.keyboard.type(numbers[24] as string)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Amount on each card' }).fill('10')
  await expect(summary(page)).toContainText('25 × £10£250.00')
  await page.getByLabel('Email address', { exact: true }).fill('many.cards@example.org')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  const business = page.getByRole('checkbox', { name: 'I’m buying for a business' })
  await business.check()
  await expect(page.getByLabel('VAT number')).toBeVisible()
  await expectGood(page)
  await business.uncheck()
  await page.getByRole('button', { name: 'Pay £250' }).click()
  await payAtProvider(page, 'Refuse')
  await expectHeading(page, 'Your payment didn’t go through')
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await expect(page.getByRole('button', { name: 'Cancel this activation' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await payAtProvider(page)
  await expectHeading(page, 'Your 25 cards are active')
  await expect(page.getByRole('main')).toContainText('25 of 25 active')
  await expectGood(page)
})
