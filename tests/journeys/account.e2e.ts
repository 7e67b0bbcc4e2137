import { paths as dutchPaths } from '../../languages/nl/paths.ts'
import { ROUTES, type RouteName } from '../../src/shared/paths.ts'
import { askShop, BUYER, fillBasket, placeOrder, sayWhoPays, test } from './buyer.ts'
import { field, logIn, PASSWORD, register, sendForm, untilLinked } from './customer.ts'
import { expect, expectAccessible, expectToFit, FAMILIES, originOf, SIZES, untilAwake } from './shop.ts'

const [PHONE] = SIZES
const OWN_PAGES: readonly RouteName[] = ['accountOverview', 'accountOrders', 'addressBook', 'accountDetails']

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport })

  test("a guest's order joins the account once its address is confirmed", async ({ page }) => {
    const email = 'adopted@example.org'
    await fillBasket(page, { kind: 'DIGITAL' })
    await sayWhoPays(page, email)
    await placeOrder(page)

    await page.goto('/account/orders/')
    await expect(page).toHaveURL('/account/?callback=%2Faccount%2Forders%2F')
    await untilAwake(page)
    await field(page, 'email').fill(email)
    await sendForm(page)
    await expect(page).toHaveURL('/account/register/?callback=%2Faccount%2Forders%2F')
    await register(page, email)
    await page.getByRole('link', { name: 'Go on' }).click()
    await expect(page.getByText('Nothing ordered yet')).toBeVisible()

    await page.goto(await untilLinked(page, email, '/account/confirm-email/'))
    await untilAwake(page)
    await page.getByRole('button', { name: 'Yes, this is my address' }).click()
    await page.getByRole('link', { name: 'To your account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Cleo')
    await page.getByRole('button', { name: /^Details/ }).click()
    await expect(page.getByRole('dialog').getByText('PayPal')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page).toHaveURL('/cart/')
    await expect(page.getByRole('link', { name: 'Basket (1)' })).toBeVisible()
  })
})

test('a forgotten password is chosen anew, and no callback leads away from the shop', async ({ page }) => {
  const email = 'forgetful@example.org'
  await page.goto('/account/register/')
  await register(page, email)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account/login/')
  await untilAwake(page)
  await logIn(page, email, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('We do not know this email address and password together.')
  await expect(field(page, 'email')).toHaveValue(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await sendForm(page)
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()

  await page.goto(await untilLinked(page, email, '/account/new-password/'))
  await untilAwake(page)
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
  const email = 'leaving@example.org'
  await page.goto('/account/register/?callback=/account/address-book/')
  await register(page, email)
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const modal = page.getByRole('dialog')
  const input = (label: string) => modal.getByLabel(label, { exact: true }).and(page.locator('input'))
  await input('Postcode').fill('nowhere')
  await modal.getByRole('button', { name: 'Save the address' }).click()
  await expect(modal.getByText('Postcode must be in the correct format')).toBeVisible()
  await expect(input('First name')).toBeFocused()
  await expectAccessible(page)
  const { 'Phone number': _telephone, ...address } = BUYER
  for (const [label, text] of Object.entries(address)) await input(label).fill(text)
  await modal.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByText('10 Bridge Street')).toBeVisible()
  await expect(page.getByText('For invoices')).toBeVisible()

  await fillBasket(page, { kind: 'DIGITAL' })
  await page.goto('/checkout/')
  await untilAwake(page)
  await expect(field(page, 'email').first()).toHaveValue(email)
  await expect(field(page, 'street')).toHaveValue('Bridge Street')

  await page.goto('/account/details/')
  await untilAwake(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'isSure').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/')
  expect((await askShop(page, '{ getUserInfo { user { subscribed } } }')).getUserInfo.user).toBeNull()
})

for (const { family, code } of FAMILIES) {
  test(`the pages of an account are accessible and fit, in family ${family}`, async ({ page, baseURL }) => {
    const origin = originOf(baseURL, code)
    const paths = code === 'cb' ? dutchPaths : ROUTES
    await page.goto(origin + paths.register)
    await register(page, `${code}.customer@example.org`)
    for (const route of OWN_PAGES) {
      await page.goto(origin + paths[route])
      await untilAwake(page)
      for (const { name, viewport } of SIZES) {
        await page.setViewportSize(viewport)
        await expectToFit(page, `${route} on a ${name}`)
        await expectAccessible(page, `${route} on a ${name}`)
      }
    }
  })
}
