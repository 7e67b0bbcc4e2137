import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, untilHydrated } from './shop.ts'

async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/gift-cards/${slug}/`)
  await untilHydrated(page)
}

async function putIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'View basket' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket')
}

test('a packing is previewed, chosen, and shown in the basket', async ({ page }) => {
  await open(page, 'grumble-coffee')
  await page.getByText('A real card, by post').click()
  await page.locator('label', { hasText: 'For me' }).click()
  await page.getByLabel('Personal message').fill('Unpack me')
  await page.getByRole('button', { name: 'Choose a gift box' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByText('Keepsake tin').click()
  await expect(modal.getByText('Keepsake tin')).toHaveCount(2)
  await expectAccessible(page, { where: 'the gift packings' })
  await modal.getByRole('button', { name: 'Use this gift box' }).click()
  await expect(page.getByRole('figure').getByRole('img', { name: 'Keepsake tin' })).toBeVisible()
  await putIn(page)
  await expect(page.getByText('Keepsake tin')).toBeVisible()
  await page.getByRole('button', { name: 'Preview of Grumble Coffee' }).click()
  await expect(modal.getByRole('img', { name: 'Keepsake tin' })).toBeVisible()
  await expect(modal.getByRole('figure')).toContainText('Unpack me')
  await expectAccessible(page, { where: 'the preview of a package' })
})

test('blank cards come in packs of three, and have a price but no value', async ({ page }) => {
  await open(page, 'blank-choice-cards-classic')
  await expect(page.getByRole('heading', { name: 'How many packs?' })).toBeVisible()
  await expect(page.getByRole('form').getByText('Choose an amount')).toBeHidden()
  await expect(page.getByRole('figure')).not.toContainText('£')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Packs of 3')).toHaveValue('2')
  await expectAccessible(page, { where: 'a pack of blank cards' })
  await putIn(page)
  await expect(page.getByText('£3 each')).toBeVisible()
  await expect(page.locator('[data-total]')).toHaveText('£8.90')
  await expect(page.getByRole('button', { name: /^Edit / })).toBeHidden()
})
