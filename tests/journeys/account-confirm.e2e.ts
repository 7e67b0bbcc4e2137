import type { Browser, Page } from '@playwright/test'
import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { askShop, emailOf, fillBasket, placeOrder, sayWhoPays, test } from './buyer.ts'
import { becomeCustomer, field, logIn, sendForm, untilLinked } from './customer.ts'
import { expect, expectAccessible, originOf, untilHydrated } from './shop.ts'

const CONFIRM = '/account/confirm-email/'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Yes, this is my address' })
const countOrders = async (page: Page) => (await askShop(page, '{ orders { totalCount } }')).orders.totalCount

/** The browser of somebody else, logged in to an account that bears this address. */
async function registerElsewhere(browser: Browser, email: string): Promise<Page> {
  const elsewhere = await browser.newPage()
  await becomeCustomer(elsewhere, email)
  return elsewhere
}

test("who registers with another's address gets nothing by that one's click, and is put out by a new password", async ({
  page,
  browser,
}) => {
  const email = emailOf('borrowed')
  await fillBasket(page, { kind: 'DIGITAL' })
  await sayWhoPays(page, email)
  await placeOrder(page)
  const thief = await registerElsewhere(browser, email)

  await page.goto(await untilLinked(page, email, CONFIRM))
  await expect(heading(page)).toHaveText('Log in to confirm your email address')
  await expect(confirmButton(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(await countOrders(thief)).toBe(0)

  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(heading(page)).toHaveText('Forgot your password?')
  await untilHydrated(page)
  await field(page, 'email').fill(email)
  await sendForm(page)
  await page.goto(await untilLinked(page, email, '/account/new-password/'))
  await untilHydrated(page)
  for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill('another tram kettle')
  await sendForm(page)
  await expect(heading(page)).toHaveText('Your new password is saved')
  expect(await countOrders(page)).toBe(1)
  await thief.goto('/account/overview/')
  await expect(thief).toHaveURL(/\/account\/\?callback=/)
  await thief.close()
})

test('a customer confirms the address in another browser after logging in to the account it belongs to', async ({
  page,
  browser,
}) => {
  const email = emailOf('two.browsers')
  await becomeCustomer(page, emailOf('somebody.else'))
  const own = await registerElsewhere(browser, email)
  const link = await untilLinked(page, email, CONFIRM)
  await own.close()

  await page.goto(link)
  await untilHydrated(page)
  await confirmButton(page).click()
  await expect(page.getByRole('alert')).toContainText('This link belongs to another account')
  await page.getByRole('alert').getByRole('button', { name: 'Log out' }).click()
  await expect(heading(page)).toHaveText('Log in to confirm your email address')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(heading(page)).toHaveText('Good to see you again')
  await expect(page.getByText('One click after that, and it is confirmed.')).toBeVisible()
  await untilHydrated(page)
  await logIn(page, email)
  await expect(page).toHaveURL(link)
  await confirmButton(page).click()
  await expect(heading(page)).toHaveText('Your email address is confirmed')
})

test('a session that is over meanwhile is asked for again, in Dutch as well', async ({ page, baseURL }) => {
  const email = emailOf('verlopen')
  const origin = originOf(baseURL, 'cb')
  await page.goto(origin + dutchPaths.login)
  await becomeCustomer(page, email)
  await page.goto(origin + (await untilLinked(page, email, dutchPaths.confirmEmail)))
  await untilHydrated(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Ja, dit is mijn adres' }).click()
  // The hyphen of a word is no place to break a heading.
  await expect(heading(page)).toHaveText('Log in om je e-\u2060mailadres te bevestigen')
})
