import type { Page } from '@playwright/test'
import { ROUTES, type RouteName } from '../../src/shared/paths.ts'
import { ADDRESS, askShop, emailOf, fillBasket, orderByInvoice, ownGiftcard, savePayer, test } from './buyer.ts'
import { becomeCustomer, field, untilLinked } from './customer.ts'
import { expect, expectAccessible, expectGood, expectToFit, SIZES, untilHydrated } from './shop.ts'

const [PHONE] = SIZES
/** The pages of an account, with the buttons that open a dialog on them. */
const OWN_PAGES: readonly (readonly [RouteName, readonly RegExp[]])[] = [
  ['accountOverview', []],
  ['accountOrders', [/^Details/]],
  ['accountCards', []],
  ['addressBook', [/^Add an address$/, /^Delete: /]],
  ['accountDetails', [/^Change the password$/, /^Delete my account$/]],
]

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

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

test('the pages and dialogs of an account are accessible and fit a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE.viewport)
  const check = async (where: string) => {
    await expectToFit(page, where)
    await expectAccessible(page, { where })
  }
  const email = emailOf('every.page')
  await becomeCustomer(page, email)
  await ownGiftcard(page, email)
  await fillBasket(page, { kind: 'DIGITAL' })
  await savePayer(page, email, { customerType: 'BUSINESS', companyName: 'Hart & Co', vatNumber: 'GB123456789' })
  await orderByInvoice(page)
  const address = { firstName: 'Cleo', lastName: 'Hart', countryCode: 'GB', ...ADDRESS }
  await page.goto(await untilLinked(page, email, '/account/confirm-email/'))
  await untilHydrated(page)
  await check('the question whose address it is')
  await askShop(page, 'mutation ($input: AddressBookInput!) { saveAddress(input: $input) { errors { message } } }', {
    input: address,
  })
  for (const [route, openers] of OWN_PAGES) {
    await page.goto(ROUTES[route])
    await untilHydrated(page)
    await check(route)
    for (const opener of openers) {
      await button(page, opener).last().click()
      await expect(page.getByRole('dialog').locator('dl, form, p, button + button').first()).toBeVisible()
      await check(`${opener}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  await page.goto(ROUTES.accountCards)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Lost? Freeze it' }).click()
  await button(page, /^Freeze this card$/).click()
  await page.getByRole('button', { name: 'Freeze it now' }).click()
  await button(page, /^Get a new card for £25$/).click()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByRole('heading', { name: 'Your new card' })).toBeVisible()
  await expectGood(page)
})
