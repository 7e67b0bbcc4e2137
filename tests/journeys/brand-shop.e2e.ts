import type { Page } from '@playwright/test'
import { type OwnCard, ownGiftcards, test } from './buyer.ts'
import { expect, expectAccessible, expectGood, localOrigin, SIZES, untilHydrated } from './shop.ts'

const [PHONE, DESKTOP] = SIZES

async function checkBalance(page: Page, { number, pin }: OwnCard, expected: string): Promise<void> {
  await page.goto(`/check-your-balance/?card=${number}`)
  await untilHydrated(page)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByRole('status')).toContainText(expected)
}

test('a brand card is spent in the embedded shop of its brand, first in part, then with a bank card for the rest', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  const [card] = (await ownGiftcards(page, 'pasta@example.org', { slug: 'copper-colander', value: 25 })) as [OwnCard]
  await checkBalance(page, card, '£25')
  await page.getByRole('button', { name: 'Look around the shop' }).click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  await frame.getByRole('link', { name: 'Buy the Box of ravioli' }).click()
  await frame.getByLabel('Gift card number').fill(card.number)
  await frame.getByLabel('PIN').fill(card.pin)
  await frame.getByRole('button', { name: 'Pay £15.00' }).click()
  await expect(frame.getByRole('main')).toContainText('£10.00 is left on it.')
  await checkBalance(page, card, '£10')
  await page.setViewportSize(DESKTOP.viewport)

  const shop = localOrigin(page.url(), 'brandShop')
  await page.goto(`${shop}/copper-colander/`)
  await expectGood(page)
  await page.getByRole('link', { name: 'Buy the Evening for two' }).click()
  await page.getByLabel('Gift card number').fill(card.number)
  await page.getByLabel('PIN').fill(card.pin)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay £60.00' }).click()
  await expect(page.getByRole('main')).toContainText('£50.00 is left to pay.')
  await page.getByRole('button', { name: 'Pay £50.00 by bank card' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Evening for two is yours')
  await expect(page.getByRole('main')).toContainText('£0.00 is left on it.')
})
