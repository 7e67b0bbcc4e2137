import type { Page } from '@playwright/test'
import {
  fillBasket,
  fillPerson,
  goToPayment,
  letTransferArrive,
  openProvider,
  payAtProvider,
  payByCard,
  savePayer,
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

const receiverAt = (firstName: string, houseNumber: string) => ({
  kind: 'RECEIVER',
  ...{ firstName, lastName: 'Lee', countryCode: 'GB', postCode: 'SW1A 1AA', houseNumber, street: 'Long Lane', city: 'London' },
})

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
  await fillBasket(page, { kind: 'DIGITAL' })
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

test('a guest sends cards by post to three people, and follows each one', async ({ page }) => {
  const buyer = 'three.guest@example.org'
  const receivers = [receiverAt('Ann', '1'), receiverAt('Ben', '2'), receiverAt('Cas', '3')]
  await fillBasket(page, { kind: 'PHYSICAL', receivers })
  await savePayer(page, buyer)
  await page.goto('/checkout/?step=shipping')
  await untilHydrated(page)
  const steps = page.getByRole('navigation', { name: 'Steps of your order' }).getByRole('listitem')
  await expect(steps).toHaveText([/Your data/, /Shipping/, /Payment/, /Success/])
  for (const who of ['Ann Lee', 'Ben Lee', 'Cas Lee']) await expect(page.getByRole('heading', { name: who })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await submitPayment(page, 'PayPal')
  await payAtProvider(page)
  await expectHeading(page, 'Thank you!')
  await expect(page.getByText(/^For (Ann|Ben|Cas) Lee: 1 gift$/)).toHaveCount(3)
  await untilMailed(page, buyer)
  await page.getByRole('link', { name: 'Follow your gifts' }).click()
  await expectHeading(page, 'Your gifts')
  await expect(page.getByText('Being packed')).toHaveCount(3)
  await page.getByRole('button', { name: 'Correct the address' }).first().click()
  await page.getByLabel('House number').fill('12')
  await expectGood(page)
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByText('12 Long Lane, London SW1A 1AA', { exact: true })).toBeVisible()
})

test('leaving a cancelled payment refills the basket at once, and going back shows that the order was cancelled', async ({
  page,
}) => {
  await fillBasket(page, { kind: 'DIGITAL', qty: 3 })
  await openProvider(page, 'cancelled@example.org', 'paypal')
  await payAtProvider(page, 'Cancel')
  await expectHeading(page, 'You cancelled the payment')
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

test('an order with a refused payment is found in the basket, and its gifts can be put back', async ({ page, context }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await openProvider(page, 'left@example.org', 'scheme')
  await payByCard(page, 'Refuse')
  await expectHeading(page, 'Your payment didn’t go through')
  await expectGood(page)
  await page.close()
  const later = await context.newPage()
  await later.goto('/cart/')
  await untilHydrated(later)
  await expect(later.getByRole('main')).toContainText(/Order \S+ is not paid yet/)
  await expectGood(later)
  await later.getByRole('link', { name: /^Pay £/ }).click()
  await expectHeading(later, 'Your payment didn’t go through')
  await later.goBack()
  await later.getByRole('button', { name: 'Put everything back in the basket' }).click()
  await expectHeading(later, 'Your basket')
  await expect(later.getByRole('main')).toContainText('Foxglove & Folio')
  await expect(later.getByRole('main')).not.toContainText('is not paid yet')
})

test('a bank transfer waits, shows what to give the bank, and is completed when the money has arrived', async ({ page }) => {
  const buyer = 'transfer.guest@example.org'
  await fillBasket(page, { kind: 'DIGITAL' })
  await goToPayment(page, buyer)
  await submitPayment(page, 'Bank transfer')
  await payAtProvider(page, 'Pay later')
  await expectHeading(page, 'Your order is waiting for your transfer')
  // The terms were accepted for this order, not for the next one.
  expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).not.toContain('acceptTerms')
  await expect(page.getByText('Reference', { exact: true })).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: 'Go to your order' }).click()
  await page.getByRole('link', { name: 'Details for your bank transfer' }).click()
  await expectHeading(page, 'Your order is waiting for your transfer')
  await page.goto('/cart/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Put everything back in the basket' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the order' }).click()
  await page.getByRole('link', { name: 'See the details of the transfer' }).click()
  await expectHeading(page, 'Your order is waiting for your transfer')
  const [details] = await untilMailed(page, buyer)
  expect(details?.subject).toBe('Your order is waiting for your transfer')
  await letTransferArrive(page)
  const listSubjects = async () => (await untilMailed(page, buyer)).map(({ subject }) => subject).join()
  await expect.poll(listSubjects, { timeout: 20_000 }).toContain('Thank you for your order')
  await page.getByRole('link', { name: 'Go to your order' }).click()
  await expect(page.getByRole('main')).toContainText('A confirmation is on its way to')
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
