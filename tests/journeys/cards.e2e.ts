import type { Page } from '@playwright/test'
import { type OwnCard, ownGiftcards, test } from './buyer.ts'
import { becomeCustomer } from './customer.ts'
import { expect, expectGood, SIZES, untilHydrated } from './shop.ts'

const [PHONE, DESKTOP] = SIZES

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function checkBalance(page: Page, { number, pin }: OwnCard): Promise<void> {
  await page.goto('/check-your-balance/')
  await untilHydrated(page)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
}

test('the owner freezes a lost card and replaces it: the old number is closed, the new one has the balance', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const email = 'cleo.loses@example.org'
  await becomeCustomer(page, email)
  const [lost] = (await ownGiftcards(page, email, { value: 25 })) as [OwnCard]
  await page.goto('/account/overview/')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'My cards' }).click()
  await expect(heading(page)).toHaveText('Your cards')
  await untilHydrated(page)
  await expect(page.getByRole('article')).toContainText(`•••• ${lost.number.slice(-4)}`)
  await expect(page.getByRole('article')).toContainText('£25')
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await page.getByRole('link', { name: 'Lost? Freeze it' }).click()
  await expect(heading(page)).toHaveText('Card details')
  await expect(page.getByRole('listitem').filter({ hasText: 'Put on the card' })).toContainText('+£25.00')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Freeze this card' }).click()
  await expect(page.getByRole('dialog')).toContainText('nobody can spend it')
  await page.getByRole('button', { name: 'Freeze it now' }).click()
  await page.getByRole('button', { name: 'Get a new card for £25' }).click()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByRole('heading', { name: 'Your new card' })).toBeVisible()
  await expectGood(page)
  const codes = await page.locator('main').innerText()
  const [, number, pin] = /Card number\s+([\d ]{23})[\s\S]*?PIN\s+(\d{6})/.exec(codes.replaceAll('Copy', '')) ?? []
  const fresh = { number: (number ?? '').replaceAll(' ', ''), pin: pin ?? '' }
  expect(fresh.number).toMatch(/^\d{19}$/)

  await checkBalance(page, lost)
  await expect(page.getByRole('alert')).toContainText('replaced')
  await expect(page.getByRole('status').filter({ hasText: 'Gift Card' })).toContainText('£0')
  await checkBalance(page, fresh)
  await expect(page.getByRole('button', { name: 'Redeem £25' })).toBeVisible()
})
