import type { Page } from '@playwright/test'
import { type OwnCard, ownGiftcards, test } from './buyer.ts'
import { becomeCustomer } from './customer.ts'
import { expect, expectAccessible, expectGood, expectToFit, SIZES, untilHydrated } from './shop.ts'

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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport })

  test('a card is checked, its details are opened without typing again, and it is added to the account; the PIN is in no address', async ({
    page,
  }) => {
    const [card] = (await ownGiftcards(page, 'cleo.keeps@example.org', { value: 25 })) as [OwnCard]
    await becomeCustomer(page, 'cleo.other@example.org')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await checkBalance(page, card)
    await page.getByRole('button', { name: 'Card details' }).click()
    await expect(page).toHaveURL('/carddetails/')
    await expect(page.getByRole('listitem').filter({ hasText: 'Put on the card' })).toContainText('+£25.00')
    await expectToFit(page)
    await page.getByRole('button', { name: 'Keep it in my account' }).click()
    await page.getByRole('link', { name: 'See it in your cards' }).click()
    await expect(page.getByRole('article')).toContainText(`•••• ${card.number.slice(-4)}`)
    await expectToFit(page)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Remove from my account' }).click()
    await expect(page.getByText('No cards yet')).toBeVisible()
    expect(addresses.filter((address) => address.includes(card.pin) || address.includes(card.number))).toEqual([])
  })
})

test('blank packs are reordered from the details with a quantity, straight into the basket', async ({ page }) => {
  await page.goto('/reorder/')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('Order blank cards again')
  await expectAccessible(page)
  const pack = page.getByRole('article').filter({ hasText: 'Classic' })
  await pack.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('dialog')).toContainText('Activate a blank card')
  await page.getByRole('button', { name: 'Close' }).click()
  await pack.getByRole('button', { name: 'One more' }).click()
  await page.setViewportSize(PHONE.viewport)
  await expectToFit(page)
  await page.getByLabel('Order number').fill('10000123')
  await page.getByLabel('Email address').first().fill('nobody.here@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await pack.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('main')).toContainText('Blank Choice Gift Cards, Classic')
})
