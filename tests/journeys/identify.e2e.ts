import type { Page } from '@playwright/test'
import { emailOf, fillBasket, payAtProvider, submitPayment, test, untilMailed } from './buyer.ts'
import { becomeCustomer, field, PASSWORD } from './customer.ts'
import { expect, expectAccessible, originOf, untilHydrated } from './shop.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A customer who is not logged in. */
async function registerAndLeave(page: Page, email: string): Promise<void> {
  await becomeCustomer(page, email)
  await page.context().clearCookies()
}

/** From a basket with a gift to the question who is ordering. */
async function pressToCheckout(page: Page) {
  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/cart/')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click()
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  return modal
}

test.describe('where the store asks who is ordering', () => {
  test('an unknown address is typed once, and its guest is asked about the newsletter by mail', async ({ page }) => {
    const email = 'stranger@example.org'
    const modal = await pressToCheckout(page)
    await expect(modal).toHaveAccessibleName('What is your email address?')
    await modal.getByRole('button', { name: 'Continue' }).click()
    await expect(modal.getByRole('textbox')).toHaveAccessibleDescription(/Entering your email address is required/)
    await modal.getByRole('textbox').fill('stranger@gmial.com')
    await expect(modal.getByRole('button', { name: 'stranger@gmail.com' })).toBeVisible()
    await expectAccessible(page)
    await modal.getByRole('textbox').fill(email)
    await modal.getByRole('button', { name: 'Continue' }).click()
    await expect(heading(page)).toHaveText('Checkout')
    // Said, and not asked for again.
    const main = page.getByRole('main')
    await expect(main.getByText(email)).toBeVisible()
    await expect(field(page, 'email')).toHaveCount(0)
    await expect(modal).toHaveCount(0)

    for (const name of ['firstName', 'lastName']) await field(page, name).fill('Cleo')
    // Back in the basket for a moment: what was typed is not asked for again.
    await page.goto('/cart/')
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click()
    await expect(heading(page)).toHaveText('Checkout')
    await main.getByRole('button', { name: 'Change the email address' }).click()
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveValue(email)
    await expect(field(page, 'lastName')).toHaveValue('Cleo')
    await field(page, 'newsletter').check()
    await submitPayment(page, 'PayPal')
    await payAtProvider(page)
    await expect(heading(page)).toHaveText('Thank you!', { timeout: 30_000 })
    const listSubjects = async () => (await untilMailed(page, email)).map(({ subject }) => subject).join()
    await expect.poll(listSubjects, { timeout: 20_000 }).toContain('confirm your newsletter')
  })
})

test.describe('where the checkout itself asks', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(originOf(baseURL, 'cbie')) })

  test('a customer who types a known address logs in there, and finds everything filled in', async ({ page }) => {
    const email = emailOf('inline')
    await registerAndLeave(page, email)
    await fillBasket(page, { kind: 'DIGITAL' })
    await page.goto('/cart/')
    await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await expect(heading(page)).toHaveText('Checkout')
    await field(page, 'email').fill(email)
    const login = page.getByRole('group', { name: 'Log in' })
    await login.locator('input[name="password"]').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await login.locator('input[name="password"]').fill(PASSWORD)
    await login.getByRole('button', { name: 'Log in' }).click()
    await expect(field(page, 'firstName')).toHaveValue('Cleo')
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await expect(login).toHaveCount(0)
  })
})
