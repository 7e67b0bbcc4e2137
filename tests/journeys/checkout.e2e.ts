import { fillBasket, fillYourData, mailboxOf, payByCard, submitPayment, test, walkToPayment } from './buyer.ts'
import { expect, expectAccessible, expectToFit, SIZES, untilAwake } from './shop.ts'

const heading = { level: 1 } as const

for (const { name, viewport } of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a guest sends a digital card, pays by card and is thanked', async ({ page }) => {
      const receiver = `ann.${name}@example.org`
      const buyer = `cleo.${name}@example.org`
      await fillBasket(page, {
        kind: 'DIGITAL',
        message: 'Happy birthday!',
        receivers: [{ kind: 'RECEIVER', firstName: 'Ann', lastName: 'Lee', email: receiver }],
      })
      await page.goto('/checkout/')
      await untilAwake(page)
      await expectAccessible(page)
      await expectToFit(page)
      await fillYourData(page, buyer)
      await page.getByRole('button', { name: 'To shipping' }).click()
      await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
      await page.getByRole('button', { name: 'To payment' }).click()
      await expect(page.getByRole('heading', heading)).toHaveText('How would you like to pay?')
      await expectAccessible(page)
      await expectToFit(page)
      await submitPayment(page, 'Credit card')
      await payByCard(page)
      await expect(page.getByRole('heading', heading)).toHaveText('Thank you!', { timeout: 30_000 })
      await expect(page).toHaveURL(/\/checkout\/thank-you\/[\w-]+\/$/)
      await expect(page.getByText('By email, within an hour')).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)

      const mailbox = mailboxOf(page)
      await expect(async () => {
        await page.goto(mailbox)
        await expect(page.getByRole('link', { name: buyer }).first()).toBeVisible({ timeout: 500 })
        await expect(page.getByRole('link', { name: receiver }).first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 20_000 })
    })
  })
}

test('a refused payment says why, and the same order is paid in another way', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await walkToPayment(page, 'refused@example.org')
  await submitPayment(page, 'Credit card')
  await payByCard(page, 'Refuse')
  await expect(page.getByRole('heading', heading)).toHaveText('Your payment did not succeed', { timeout: 30_000 })
  await expect(page).toHaveURL(/\/checkout\/\?error=2035&order=/)
  await expect(page.getByRole('main')).toContainText('We were unable to process your payment.')
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL(/\/hosted\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Thank you!', { timeout: 30_000 })
})

test('a cancelled payment can be discarded, and nothing that was typed is lost', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await walkToPayment(page, 'cancelled@example.org')
  await submitPayment(page, 'Credit card')
  await payByCard(page, 'Cancel')
  await expect(page.getByRole('heading', heading)).toHaveText('You have cancelled the payment', { timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard this order, back to the basket' }).click()
  await page.waitForURL(/\/cart\//)
  await page.goto('/checkout/')
  await untilAwake(page)
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Cleo')
  await expect(page.getByRole('main').getByLabel('Email address', { exact: true })).toHaveValue('cancelled@example.org')
})

test('whoever comes back from the payment page by "back" finds the order waiting', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await walkToPayment(page, 'back@example.org')
  await submitPayment(page, 'Credit card')
  await page.waitForURL(/\/hosted\//)
  await page.goBack()
  await expect(page.getByRole('heading', heading)).toHaveText('Your order is not paid yet', { timeout: 30_000 })
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await payByCard(page)
  await expect(page.getByRole('heading', heading)).toHaveText('Thank you!', { timeout: 30_000 })
})

test('a bank transfer waits, and says what to tell the bank', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await walkToPayment(page, 'transfer@example.org')
  await submitPayment(page, 'Bank transfer')
  await page.waitForURL(/\/hosted\//)
  await page.getByRole('button', { name: 'Pay later' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Your order is waiting for your transfer', { timeout: 30_000 })
  await expect(page.getByText('Reference', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('a business orders by invoice', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL', qty: 3 })
  await page.goto('/checkout/')
  await untilAwake(page)
  await page.getByRole('radio', { name: 'Business' }).check()
  await fillYourData(page, 'buyer@example.org')
  await page.getByRole('button', { name: 'To shipping' }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await page.getByLabel('Company name').fill('Bramble & Co')
  await page.getByLabel('Reference or cost centre').fill('CC-42')
  await page.getByLabel('Email address for the invoice').fill('invoices@example.org')
  await page.getByRole('button', { name: 'To shipping' }).click()
  await page.getByRole('button', { name: 'To payment' }).click()
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', heading)).toHaveText('Thank you!', { timeout: 30_000 })
})

test('what is wrong stands next to its field, the first one has the focus, and a reload loses nothing', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/checkout/')
  await untilAwake(page)
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Cleo')
  await page.getByRole('button', { name: 'To shipping' }).click()
  await expect(form.getByLabel('Last name')).toBeFocused()
  await expect(form.getByText('Last name is a required field')).toBeVisible()
  await form.getByLabel('Email address', { exact: true }).fill('cleo@example')
  await expect(form.getByText('The email address entered is incorrect')).toBeVisible()
  await form.getByLabel('Email address', { exact: true }).fill('cleo@example.org')
  await form.getByLabel('Email address again').fill('cloe@example.org')
  await expect(form.getByText('The email addresses entered do not match')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await untilAwake(page)
  await expect(form.getByLabel('First name')).toHaveValue('Cleo')
  await expect(form.getByLabel('Email address again')).toHaveValue('cloe@example.org')
})
