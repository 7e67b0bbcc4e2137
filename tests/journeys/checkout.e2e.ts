import type { Page } from '@playwright/test'
import {
  fillBasket,
  fillPerson,
  goToPayment,
  ownGiftcard,
  payAtProvider,
  payByCard,
  submitPayment,
  test,
  untilMailed,
} from './buyer.ts'
import { expect, expectAccessible, expectGood, expectHeading, localOrigin, untilHydrated } from './shop.ts'

async function expectSameOrderAtSuccess(page: Page): Promise<void> {
  const thanks = await page.getByText(/^Order number \d+$/).innerText()
  await page.goto('/checkout/success/')
  await expectHeading(page, 'Thank you!')
  await expect(page.getByText(thanks, { exact: true })).toBeVisible()
}

/** The payment page shows the brand of a card beside its number. */
async function expectBrandOfCard(page: Page): Promise<void> {
  await page.waitForURL(/\/hosted\//)
  for (const [digits, brand] of [
    ['4111', 'Visa'],
    ['4917 30', 'Visa Electron'],
    ['37', 'American Express'],
    ['9', ''],
  ] as const) {
    await page.getByLabel('Card number').fill(digits)
    await expect(page.getByRole('status')).toHaveText(brand)
  }
  await expectGood(page)
}

test('an open checkout follows changes in another tab, and nothing typed is lost', async ({ page, context }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/checkout/')
  await untilHydrated(page)
  await page.getByRole('main').getByLabel('First name').fill('Cleo')
  const other = await context.newPage()
  await other.goto('/cart/')
  await untilHydrated(other)
  await other.getByRole('button', { name: 'One more' }).click()
  await expect(page.locator('dt', { hasText: 'Gift cards and wrapping' }).locator('+ dd').first()).toHaveText('£80.00')
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Cleo')
  await other.getByRole('button', { name: 'Remove Foxglove & Folio' }).click()
  await expectHeading(page, 'Your basket is empty')
})

test('hydration fills the fields of the checkout with what the tab has saved, and neither replaces nor recolours them', async ({
  page,
}) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/checkout/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  const firstName = main.getByLabel('First name')
  const newsletter = main.getByRole('checkbox', { name: /^Send me gift ideas/ })
  await firstName.fill('Cleo')
  await newsletter.check()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await expect(firstName).toBeDisabled()
  const served = [await firstName.elementHandle(), await newsletter.elementHandle()]
  const readColours = () =>
    main.getByRole('checkbox', { name: /terms/ }).evaluate((field) => {
      for (const transition of field.getAnimations()) transition.finish()
      const { color, backgroundColor, borderTopColor } = getComputedStyle(field)
      return { color, backgroundColor, borderTopColor }
    })
  const servedColours = await readColours()
  held.resolve()
  await expect(firstName).toBeEnabled()
  expect(await readColours()).toEqual(servedColours)
  await expect(firstName).toHaveValue('Cleo')
  await expect(newsletter).toBeChecked()
  for (const field of served) expect(await field?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('checkout and basket show the order that was placed in another tab', async ({ page, context }) => {
  await fillBasket(page, { kind: 'PHYSICAL' })
  await goToPayment(page, 'two.tabs@example.org')
  const [other, basket] = [await context.newPage(), await context.newPage()]
  await other.goto('/checkout/')
  await basket.goto('/cart/')
  for (const tab of [other, basket]) await untilHydrated(tab)
  await submitPayment(page, 'PayPal')
  await page.waitForURL(/\/hosted\//)
  await expect(other.getByRole('link', { name: 'Back to the payment page' })).toBeVisible()
  await expect(basket.getByText(/^Order \d+ is not paid yet/)).toBeVisible()
  await payAtProvider(page)
  await expectHeading(page, 'Thank you!')
  await test.step('the form that corrects an address is accessible and fits', async () => {
    await page.getByRole('link', { name: 'Follow your gifts' }).click()
    await page.getByRole('button', { name: 'Correct the address' }).click()
    await expect(page.getByLabel('House number')).toBeVisible()
    await expectGood(page)
  })
})

test('a guest sends a digital card, pays by card and sees the thank-you page', async ({ page }) => {
  const receiver = 'ann.guest@example.org'
  const buyer = 'cleo.guest@example.org'
  await fillBasket(page, {
    kind: 'DIGITAL',
    message: 'Happy birthday!',
    receivers: [{ kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: receiver }],
  })
  await page.goto('/checkout/')
  await untilHydrated(page)
  await expectGood(page)
  await expect(page.getByRole('navigation', { name: 'Steps of your order' }).getByRole('listitem')).toHaveText([
    /Payment/,
    /Success/,
  ])
  await expect(page.getByRole('main')).toContainText('Ann Lee · Arrives within the hour')
  await expect(page.getByRole('radio', { name: 'Debit or credit card' })).toBeChecked()
  for (const unasked of ['Phone number', 'Postcode']) await expect(page.getByLabel(unasked)).toHaveCount(0)
  await fillPerson(page, buyer)
  await page
    .getByRole('checkbox', { name: /terms and conditions.* a digital gift card cannot be returned once it is sent/ })
    .check()
  await page.getByRole('button', { name: 'Pay £40.95' }).click()
  await expectBrandOfCard(page)
  await payByCard(page)
  await expectHeading(page, 'Thank you!')
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[\w-]+\/$/)
  await expect(page.getByText(/^(Arrives within the hour|Sent by email|Opened)$/)).toBeVisible()
  await expectGood(page)
  await test.step('the confirmation without an order in its address shows the one just placed', () =>
    expectSameOrderAtSuccess(page))
  await untilMailed(page, buyer)
  await untilMailed(page, receiver)
})

test('leaving a cancelled payment refills the basket at once, and going back shows that the order was cancelled', async ({
  page,
}) => {
  const card = await ownGiftcard(page, 'cancels@example.org')
  await fillBasket(page, { kind: 'DIGITAL', qty: 3 })
  await goToPayment(page, 'cancelled@example.org')
  const giftCards = page.getByRole('region', { name: 'Gift cards' })
  await giftCards.locator('summary').click()
  await giftCards.getByLabel('Card number').fill(card.number)
  await giftCards.getByLabel('PIN').fill(card.pin)
  await giftCards.getByRole('button', { name: 'Check the balance' }).click()
  await expect(giftCards.getByText('Balance £25')).toBeVisible()
  await expectGood(page)
  await giftCards.getByRole('button', { name: 'Add this gift card' }).click()
  await expect(giftCards.getByRole('listitem')).toContainText('-£25')
  await submitPayment(page, 'PayPal')
  await payAtProvider(page, 'Cancel')
  await expectHeading(page, 'You cancelled the payment')
  await expect(page.getByRole('main')).toContainText('Left to pay')
  await expectGood(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket (3)' })).toBeVisible()
  await page.goBack()
  await expectHeading(page, 'You’ve cancelled this order')
  await expectGood(page)
  await page.getByRole('main').getByRole('link', { name: 'Back to basket' }).click()
  await expect(page.getByRole('main')).toContainText('Foxglove & Folio')
  await page.goto('/checkout/')
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Cleo')
})

test.describe('on localhost', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(localOrigin(baseURL, 'shop')) })

  test('paying needs acceptance of the terms, which survives a reload, and "back" from the payment page finds the order', async ({
    page,
  }) => {
    await fillBasket(page, { kind: 'DIGITAL' })
    await goToPayment(page, 'back@example.org')
    const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
    await page.getByRole('radio', { name: 'Debit or credit card' }).check()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(terms).toBeFocused()
    await expect(terms).toHaveAccessibleDescription('Please agree to the terms')
    await expectAccessible(page)
    await terms.check()
    await page.reload()
    await untilHydrated(page)
    await expect(terms).toBeChecked()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await page.waitForURL(/\/hosted\//)
    await page.goBack()
    await expectHeading(page, 'Your order is not paid yet')
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await payByCard(page)
    await expectHeading(page, 'Thank you!')
    await expect(page, 'the host that has the cookie of the basket').toHaveURL(/^http:\/\/localhost:/)
  })
})
