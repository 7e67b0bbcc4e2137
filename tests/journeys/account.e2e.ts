import type { Page } from '@playwright/test'
import { FAILURES, type FailureName } from '../../src/shared/failures.ts'
import { ROUTES, type RouteName } from '../../src/shared/paths.ts'
import { ADDRESS, askShop, BUYER, emailOf, fillBasket, placeOrder, sayWhoPays, test } from './buyer.ts'
import { becomeCustomer, field, logIn, PASSWORD, register, sendForm, untilLinked } from './customer.ts'
import { expect, expectAccessible, expectHeading, expectToFit, SIZES, untilHydrated } from './shop.ts'

const [PHONE] = SIZES
/** The pages of an account, and the buttons that open something over them. */
const OWN_PAGES: readonly (readonly [RouteName, readonly RegExp[]])[] = [
  ['accountOverview', []],
  ['accountOrders', [/^Details/]],
  ['accountCards', []],
  ['addressBook', [/^Add an address$/, /^Delete: /]],
  ['accountDetails', [/^Change the password$/, /^Delete my account$/]],
]

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
  await sendForm(page)
}
/** What is wrong stands at its field. */
const expectFault = (page: Page, name: string, fault: FailureName) =>
  expect(field(page, name)).toHaveAccessibleDescription(FAILURES[fault].message)

async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(await untilLinked(page, email, '/account/confirm-email/'))
  await untilHydrated(page)
  await button(page, 'Yes, this is my address').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport })

  test("a guest's order joins the account once its address is confirmed", async ({ page }) => {
    const email = emailOf('adopted')
    await fillBasket(page, { kind: 'DIGITAL' })
    await sayWhoPays(page, email)
    await placeOrder(page)

    await page.goto('/account/orders/')
    await expect(page).toHaveURL('/account/?callback=%2Faccount%2Forders%2F')
    await untilHydrated(page)
    await field(page, 'email').fill(email)
    await sendForm(page)
    await expect(page).toHaveURL('/account/register/?callback=%2Faccount%2Forders%2F')
    await register(page, email)
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByText('Nothing ordered yet')).toBeVisible()

    await confirmEmail(page, email)
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Cleo')
    await page.getByRole('button', { name: /^Details/ }).click()
    await expect(page.getByRole('dialog').getByText('PayPal')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page).toHaveURL('/cart/')
    await expect(page.getByRole('link', { name: 'Basket (1)' })).toBeVisible()
  })
})

test('logging out in one tab logs out in the others', async ({ page, context }) => {
  await becomeCustomer(page, emailOf('shared.computer'))
  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/delivery/')
  await untilHydrated(page)
  const other = await context.newPage()
  await other.goto('/checkout/')
  await untilHydrated(other)
  await field(other, 'firstName').fill('Cleopatra')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty')
  await fillBasket(other, { kind: 'DIGITAL' })
  await other.goto('/checkout/')
  await untilHydrated(other)
  await expect(field(other, 'firstName')).toHaveValue('')
})

test('a forgotten password is replaced, and no callback leads away from the shop', async ({ page }) => {
  const email = emailOf('forgetful')
  await becomeCustomer(page, email)
  await page.goto('/account/overview/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account/login/')
  await untilHydrated(page)
  await logIn(page, email, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('This email address and password do not match.')
  await expect(field(page, 'email')).toHaveValue(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await sendForm(page)
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()

  await page.goto(await untilLinked(page, email, '/account/new-password/'))
  await untilHydrated(page)
  await field(page, 'password').fill('another tram kettle')
  await field(page, 'passwordConfirmation').fill('another tram')
  await sendForm(page)
  await expect(page.getByRole('alert')).toHaveText('The passwords entered do not match.')
  await field(page, 'passwordConfirmation').fill('another tram kettle')
  await sendForm(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is saved')
  await page.goto('/account/login/?callback=//elsewhere.example/')
  await expect(page).toHaveURL('/account/overview/')
})

test('a customer keeps addresses, finds one filled in at the checkout, and leaves for good', async ({ page }) => {
  const email = emailOf('leaving')
  await becomeCustomer(page, email)
  await page.goto('/account/address-book/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Add an address' }).click()
  const modal = page.getByRole('dialog')
  const input = (label: string) => modal.getByLabel(label, { exact: true }).and(page.locator('input'))
  await input('Postcode').fill('nowhere')
  await modal.getByRole('button', { name: 'Save the address' }).click()
  await expect(modal.getByText('Postcode must be in the correct format')).toBeVisible()
  await expect(input('First name')).toBeFocused()
  const { 'Phone number': _telephone, ...address } = BUYER
  for (const [label, text] of Object.entries(address)) await input(label).fill(text)
  await modal.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByText('10 Bridge Street')).toBeVisible()
  await expect(page.getByText('For invoices')).toBeVisible()

  await fillBasket(page, { kind: 'PHYSICAL' })
  await page.goto('/checkout/')
  await untilHydrated(page)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(field(page, 'street')).toHaveValue('Bridge Street')

  await page.goto('/account/details/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'isSure').check()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expectHeading(page, 'Your account has been deleted')
  await expect(page).toHaveURL('/account/deleted/')
  expect((await askShop(page, '{ getUserInfo { user { subscribed } } }')).getUserInfo.user).toBeNull()
})

test('a customer changes password, newsletter and e-mail address, and logs other devices out', async ({ page, browser }) => {
  const email = emailOf('changing')
  const moved = emailOf('changed')
  const better = 'another tram kettle'
  await becomeCustomer(page, email)
  await confirmEmail(page, email)
  const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' })
  const shop = (path: string) => new URL(path, page.url()).href
  await phone.goto(shop('/account/login/'))
  await untilHydrated(phone)
  await logIn(phone, email)
  await expect(phone).toHaveURL(shop('/account/overview/'))
  await page.goto('/account/details/')
  await untilHydrated(page)

  await test.step('devices', async () => {
    await expect(button(page, 'Log out everywhere else')).toBeVisible()
    await button(page, /^Log out.*Firefox, Android$/).click()
    await expect(page.getByText('Firefox, Android')).toHaveCount(0)
    await phone.reload()
    await expect(phone).toHaveURL(shop('/account/?callback=%2Faccount%2Foverview%2F'))
    await phone.close()
  })

  await test.step('newsletter', async () => {
    const isSubscribed = async () => (await askShop(page, '{ getUserInfo { user { subscribed } } }')).getUserInfo.user.subscribed
    for (const isWanted of [true, false, true]) {
      await field(page, 'newsletter').setChecked(isWanted)
      await expect(page.getByText('Saved')).toBeVisible()
      expect(await isSubscribed()).toBe(isWanted)
    }
  })

  await test.step('without script nothing can be typed, and why is said', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, storageState: await page.context().storageState() })
    await plain.goto(page.url())
    await expect(plain.getByText('To change something here, please allow JavaScript')).toBeVisible()
    await expect(field(plain, 'firstName')).toBeDisabled()
    await plain.close()
  })

  await test.step('password', async () => {
    await button(page, 'Change the password').click()
    await fillIn(page, { currentPassword: 'not the password', newPassword: 'short', newPasswordConfirmation: better })
    await expectFault(page, 'newPassword', 'PASSWORD_TOO_SHORT')
    await expectFault(page, 'newPasswordConfirmation', 'PASSWORD_MISMATCH')
    await fillIn(page, { newPassword: better })
    await expectFault(page, 'currentPassword', 'PASSWORD_WRONG')
    await fillIn(page, { currentPassword: PASSWORD })
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('e-mail address', async () => {
    await button(page, 'Change the address').click()
    await fillIn(page, { email: moved, password: better })
    await expect(page.getByText(`We have sent an email to ${moved}.`)).toBeVisible()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await confirmEmail(page, moved)
    await page.goto('/account/details/')
    await untilHydrated(page)
    await expect(page.getByText(moved, { exact: true })).toBeVisible()
    await expect(field(page, 'newsletter')).toBeChecked()
  })
})

test('a guest makes an account with the order just placed, and finds the order and its card in it', async ({ page }) => {
  const email = emailOf('at.order.time')
  await fillBasket(page, { kind: 'DIGITAL' })
  await sayWhoPays(page, email)
  await page.goto(`/checkout/thank-you/${await placeOrder(page)}/`)
  await fillIn(page, { password: 'password1' })
  await expectFault(page, 'password', 'PASSWORD_COMMON')
  await fillIn(page, { password: PASSWORD })
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Cleo')
  await expect(page.getByRole('main').getByRole('heading', { name: /^Order \d+$/ })).toHaveCount(1)

  await confirmEmail(page, email)
  await expect(async () => {
    await page.goto('/account/overview/')
    await expect(page.getByRole('link', { name: 'Unwrap it' })).toHaveCount(1, { timeout: 2000 })
  }).toPass()
})

test('the pages of an account, and what opens over them, are accessible and fit a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE.viewport)
  const check = async (where: string) => {
    await expectToFit(page, where)
    await expectAccessible(page, { where })
  }
  const email = emailOf('every.page')
  await becomeCustomer(page, email)
  await fillBasket(page, { kind: 'DIGITAL' })
  await sayWhoPays(page, email)
  await placeOrder(page)
  const address = { firstName: 'Cleo', lastName: 'Hart', countryCode: 'GB', ...ADDRESS }
  await askShop(page, 'mutation ($input: AddressBookInput!) { saveAddress(input: $input) { errors { message } } }', {
    input: address,
  })
  for (const [route, openers] of OWN_PAGES) {
    await page.goto(ROUTES[route])
    await untilHydrated(page)
    await check(route)
    for (const opener of openers) {
      await button(page, opener).click()
      await expect(page.getByRole('dialog').locator('dl, form, p, button + button').first()).toBeVisible()
      await check(`${opener}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
})
