import type { Page } from '@playwright/test'
import { fillBasket, payAtProvider, submitPayment, test, untilMailed } from './buyer.ts'
import { field } from './customer.ts'
import { expect, expectAccessible, untilHydrated } from './shop.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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
