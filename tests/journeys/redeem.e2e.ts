import type { Page } from '@playwright/test'
import { fillBasket, type OwnCard, ownGiftcards, payAtProvider, placeOrder, sayWhoPays, test, untilLink } from './buyer.ts'
import { expect, expectAccessible, expectToFit, untilHydrated } from './shop.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page, text: string) => expect(page.locator('[data-bottom-bar]')).toContainText(text)

async function typeCard(page: Page, { number, pin }: OwnCard): Promise<void> {
  await page.getByLabel('Card number').last().fill(number)
  await page.getByLabel('PIN', { exact: true }).last().fill(pin)
}

async function sayWho(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill('Ann')
  await page.getByLabel('Last name', { exact: true }).fill('Hill')
  await page.getByLabel('Email address', { exact: true }).fill(email)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('from the mail of a gift to an opened brand card in six clicks', async ({ page }) => {
    await fillBasket(page, { slug: 'all-in-one-gift-card', kind: 'DIGITAL', value: 50 })
    await sayWhoPays(page, 'ann.redeems@example.org')
    await placeOrder(page)
    const [link] = await untilLink(page, 'ann.redeems@example.org', /\/gift\/[\w-]{43}\//)
    await page.goto(link)
    await untilHydrated(page)
    let clicks = 0
    const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name }).first().click()
      clicks++
    }
    await click('Unwrap')
    await click('Redeem your gift')
    await expect(page).toHaveURL('/check-your-balance/result/')
    await expect(heading(page)).toHaveText('Choose what you like best')
    await untilHydrated(page)
    await bar(page, 'To spend£50Chosen£0Left£50')
    await expectAccessible(page)
    await expectToFit(page)
    await page.goto('/check-your-balance/result/?s=tansy')
    await untilHydrated(page)
    await click('Tansy & Rook', 'link')
    await expect(page.getByRole('dialog')).toContainText('Then £0 is left on your card.')
    await expectAccessible(page)
    await click('Choose and check out')
    await expect(heading(page)).toHaveText('Almost yours')
    await page.reload()
    await untilHydrated(page)
    await sayWho(page, 'ann.redeems@example.org')
    await expectAccessible(page)
    await expectToFit(page)
    await click('Exchange £50')
    await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Undo the exchange' })).toBeVisible()
    await click('Open it')
    await expect(page.getByRole('button', { name: 'Copy the card number' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Bar code of the card number' })).toBeVisible()
    expect(clicks).toBeLessThanOrEqual(6)
    await expect(page.getByRole('button', { name: 'Undo the exchange' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Spend it at Tansy & Rook' }).click()
    await expect(page.getByRole('timer')).toContainText('We take you to Tansy & Rook in')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Copy the card number' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
})

test('two cards together, two packages, the rest is paid; leaving asks, and another exchange is undone', async ({ page }) => {
  const [first, second, third] = (await ownGiftcards(page, 'two.cards@example.org', { value: 25, qty: 3 })) as [
    OwnCard,
    OwnCard,
    OwnCard,
  ]
  await page.goto(`/check-your-balance/?card=${first.number}`)
  await untilHydrated(page)
  await expect(page.getByLabel('Card number')).toHaveValue(first.number.replace(/(\d{4})(?=\d)/g, '$1 '))
  await page.getByLabel('PIN', { exact: true }).fill(first.pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByRole('status')).toContainText('£25')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Redeem £25' }).click()
  await expect(page).toHaveURL('/check-your-balance/result/')

  await page.getByRole('button', { name: 'Add another card' }).click()
  await typeCard(page, first)
  await page.getByRole('button', { name: 'Add this gift card' }).click()
  await expect(page.getByRole('alert')).toContainText('has been added already')
  await typeCard(page, second)
  await page.getByRole('button', { name: 'Add this gift card' }).click()
  await bar(page, 'To spend£50')

  for (const [name, value] of [
    ['tansy', '40'],
    ['tansy', '20'],
  ] as const) {
    await page.goto(`/check-your-balance/result/?s=${name}`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Tansy & Rook' }).first().click()
    await page.getByText('Another amount').click()
    await page.getByLabel('Your amount').fill(value)
    await page.getByRole('button', { name: 'Choose and look further' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await bar(page, 'To spend£50Chosen£60You pay extra£10')
  const other = await page.context().newPage()
  await other.goto('/check-your-balance/result/')
  await untilHydrated(other)
  await other.getByRole('button', { name: '2 choices' }).click()
  await other.getByRole('button', { name: 'Take out Tansy & Rook' }).last().click()
  await bar(page, 'Chosen£40Left£10')
  const asked = other.waitForEvent('dialog')
  await other.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await page.getByRole('link', { name: 'Tansy & Rook' }).first().click()
  await page.getByText('Another amount').click()
  await page.getByLabel('Your amount').fill('20')
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await expect(heading(page)).toHaveText('Almost yours')
  await sayWho(page, 'two.cards@example.org')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('checkbox', { name: /terms of redeeming/ }).check()
  await page.getByRole('button', { name: 'Pay £10' }).click()
  await payAtProvider(page)
  await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })

  await page.goto('/check-your-balance/')
  await untilHydrated(page)
  await typeCard(page, third)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await page.getByRole('button', { name: 'Redeem £25' }).click()
  await expect(heading(page)).toHaveText('Choose what you like best')
  await page.goto('/check-your-balance/result/?s=tansy')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Tansy & Rook' }).first().click()
  await page.getByText('Another amount').click()
  await page.getByLabel('Your amount').fill('22')
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await page.getByRole('button', { name: /Spend the rest too/ }).click()
  await page.getByRole('button', { name: 'Exchange £25' }).click()
  await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Undo the exchange' }).click()
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expect(heading(page)).toHaveText('The exchange is undone')
})
