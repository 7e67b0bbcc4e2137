import type { Page } from '@playwright/test'
import { fillBasket, goToPayment, type OwnCard, ownGiftcards, payAtProvider, submitPayment, test } from './buyer.ts'
import { expect, expectAccessible, expectToFit } from './shop.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Gift cards' })

async function typeCard(page: Page, { number, pin }: OwnCard): Promise<void> {
  const panel = panelOf(page)
  if (!(await panel.getByLabel('Card number').isVisible())) await panel.locator('summary').click()
  await panel.getByLabel('Card number').fill(number)
  await panel.getByLabel('PIN').fill(pin)
}

const press = (page: Page, name: 'Add this gift card' | 'Check the balance') => page.getByRole('button', { name }).click()

const expectToPay = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Pay ${amount}`, exact: true })).toBeVisible()

async function expectTyped(page: Page, { number, pin }: OwnCard): Promise<void> {
  await expect(panelOf(page).getByLabel('Card number')).toHaveValue(number.replace(/(\d{4})(?=\d)/g, '$1 '))
  await expect(panelOf(page).getByLabel('PIN')).toHaveValue(pin)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a Choice Gift Card shows its balance, pays a part, and can be removed; a brand card leads to its brand', async ({
    page,
  }) => {
    const alike = await ownGiftcards(page, 'alike@example.org', { value: 10, qty: 2 })
    const others = await ownGiftcards(page, 'other@example.org', { value: 20, slug: 'tansy-and-rook' })
    const [first, second, other] = [...alike, ...others] as [OwnCard, OwnCard, OwnCard]
    await fillBasket(page, { kind: 'DIGITAL', value: 40 })
    await goToPayment(page, 'combined@example.org')
    const panel = panelOf(page)

    await typeCard(page, first)
    await press(page, 'Check the balance')
    await expect(panel.getByRole('status')).toHaveText(/^Choice Gift CardBalance £10Valid up to and including \d+ \w+ \d{4}$/)
    await expectTyped(page, first)
    await expectToPay(page, '£40.95')
    await expectAccessible(page)
    await expectToFit(page)
    await panel.getByLabel('PIN').fill('')
    await expect(panel.getByText('Balance £10')).toBeHidden()
    await press(page, 'Check the balance')
    await expect(panel.getByText('Enter your 6-digit PIN here')).toBeVisible()
    await expect(panel.getByLabel('PIN')).toBeFocused()

    await typeCard(page, { ...first, pin: '000000' })
    await press(page, 'Add this gift card')
    await expect(panel.getByRole('alert')).toContainText('PIN')
    await typeCard(page, first)
    await press(page, 'Add this gift card')
    await expectToPay(page, '£30.95')
    await typeCard(page, second)
    await press(page, 'Add this gift card')
    await expectToPay(page, '£20.95')
    for (const button of ['Check the balance', 'Add this gift card'] as const) {
      await typeCard(page, other)
      await press(page, button)
      await expect(panel.getByRole('alert')).toContainText('This gift card is spent at Tansy & Rook.')
      await expect(panel.getByRole('link', { name: 'See where to spend it' })).toHaveAttribute(
        'href',
        '/gift-cards/tansy-and-rook/',
      )
      await expectTyped(page, other)
    }

    await panel.getByRole('button', { name: `Remove gift card ${second.number.slice(-4)}` }).click()
    await expectToPay(page, '£30.95')
    await submitPayment(page, 'PayPal')
    await payAtProvider(page, 'Cancel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cancelled the payment', { timeout: 30_000 })
    const left = `Total£40.95Gift card •••• ${first.number.slice(-4)}-£10.00Left to pay£30.95`
    await expect(page.getByRole('main')).toContainText(left)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pay £30.95' }).click()
    await payAtProvider(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!', { timeout: 30_000 })
    await expect(page.getByRole('main')).toContainText(`Gift card •••• ${first.number.slice(-4)}-£10.00PayPal£30.95`)
  })
})
