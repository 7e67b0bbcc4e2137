import type { Page } from '@playwright/test'
import { ADDRESS, askShop, fillBasket, fillPerson, payAtProvider, sayWhoPays, test } from './buyer.ts'
import { field } from './customer.ts'
import { expect, expectAccessible, expectHeading, SIZES, untilHydrated } from './shop.ts'

const receiverAt = (firstName: string, houseNumber: string) =>
  ({ ...ADDRESS, kind: 'RECEIVER', firstName, lastName: 'Lee', countryCode: 'GB', houseNumber }) as const

async function goToShipping(page: Page, payer: object = {}): Promise<void> {
  await sayWhoPays(page, 'sender@example.org', payer)
  await page.goto('/checkout/?step=shipping')
  await untilHydrated(page)
}

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const expectAtPayment = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?')

const DOORS = '{ cartV2 { deliveryMode shipments { deliveryAddress { firstName houseNumber street } } } }'

/** Who gets each shipment, and at which door, as the shop knows it. */
async function listDoors(page: Page) {
  const { cartV2 } = await askShop(page, DOORS)
  const { deliveryMode, shipments } = cartV2 as {
    deliveryMode: string
    shipments: { deliveryAddress: typeof ADDRESS & { firstName: string } }[]
  }
  return [deliveryMode, ...shipments.map(({ deliveryAddress: at }) => `${at.firstName} at ${at.houseNumber} ${at.street}`)]
}

/** In sight above the bar that stays at the bottom of a phone. */
async function expectInSight(page: Page, name: string): Promise<void> {
  const [low, high] = await Promise.all([toPayment(page).boundingBox(), field(page, name).boundingBox()])
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThan(low?.y ?? 0)
}

test('a receiver that is being changed survives a reload, and is saved on the way to the payment', async ({ page }) => {
  await page.setViewportSize(SIZES[0].viewport)
  await fillBasket(page, { kind: 'PHYSICAL', receivers: [receiverAt('Ann', '1'), receiverAt('Ben', '2')] })
  await goToShipping(page)
  const ann = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ann Lee' }) })
  await ann.getByRole('button', { name: 'Change' }).click()
  await field(page, 'firstName').fill('Zoe')
  await field(page, 'houseNumber').fill('')
  await page.reload()
  await untilHydrated(page)
  await expect(field(page, 'firstName')).toHaveValue('Zoe')
  await toPayment(page).click()
  await expect(field(page, 'houseNumber')).toBeFocused()
  await expectInSight(page, 'houseNumber')
  await expectAccessible(page)
  await field(page, 'houseNumber').fill('7')
  await toPayment(page).click()
  await expectAtPayment(page)
  expect(await listDoors(page)).toEqual(['DEFAULT', 'Zoe at 7 Bridge Street', 'Ben at 2 Bridge Street'])

  await page.goBack()
  await page.getByRole('radio', { name: 'All to one address' }).check()
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await field(page, 'street').fill('Long Lane')
  await toPayment(page).click()
  await expectAtPayment(page)
  expect(await listDoors(page)).toEqual(['SINGLE', 'Zoe at 7 Long Lane', 'Zoe at 7 Long Lane'])
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'All to one address' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(2)
})

test('cards for one are divided among two, and each gets a receiver', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL', qty: 2 })
  await goToShipping(page)
  await page.getByRole('button', { name: 'Split' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click()
  await expect(page.getByRole('radio', { name: 'Each to its own recipient' })).toBeChecked()
  await page.getByRole('button', { name: 'Change' }).last().click()
  await page.getByRole('radio', { name: 'To me, at another address' }).check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change' }).last().click()
  await expect(page.getByRole('radio', { name: /^To me 10 Bridge/ })).toBeChecked()
  await page.getByRole('radio', { name: 'To someone else' }).check()
  const ben = { ...ADDRESS, firstName: 'Ben', lastName: 'Lee', houseNumber: '2', street: 'Long Lane' }
  for (const [name, text] of Object.entries(ben)) await field(page, name).fill(text)
  await toPayment(page).click()
  await expectAtPayment(page)
  expect(await listDoors(page)).toEqual(['SPLIT', 'Cleo at 10 Bridge Street', 'Ben at 2 Long Lane'])
})

test('a gift that goes next door still goes there when it is opened and saved again', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL' })
  await goToShipping(page)
  const change = () => page.getByRole('button', { name: 'Change' }).click()
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await change()
  await page.getByRole('radio', { name: 'To me, at another address' }).check()
  for (const [name, text] of Object.entries({ ...ADDRESS, houseNumber: '14' })) await field(page, name).fill(text)
  // The list of towns covers what is below it until the field is left.
  await page.keyboard.press('Tab')
  await save()
  await change()
  await expect(page.getByRole('radio', { name: 'To me, at another address' })).toBeChecked()
  await expect(field(page, 'houseNumber')).toHaveValue('14')
  await save()
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
  expect(await listDoors(page)).toEqual(['DEFAULT', 'Cleo at 14 Bridge Street'])
})

test('each to its own receiver asks for every gift that has none', async ({ page }) => {
  const named = [receiverAt('Ann', '1'), receiverAt('Ben', '10'), receiverAt('Cas', '10')]
  await fillBasket(page, { kind: 'PHYSICAL', receivers: [...named, { kind: 'ME' }, { kind: 'ME' }] })
  await goToShipping(page)
  await page.getByRole('radio', { name: 'Each to its own recipient' }).check()
  const toMe = page.getByRole('radio', { name: /^To me 10 Bridge/ })
  await expect(toMe).toHaveCount(2)
  await expect(toMe.first()).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Change' }).last().click()
  await expect(toMe).toHaveCount(2)
  await expect(toMe.first()).not.toBeFocused()
  await page.getByRole('radio', { name: 'To someone else' }).last().check()
  for (const [name, text] of Object.entries({ ...ADDRESS, firstName: 'Dan', lastName: 'Lee' })) await field(page, name).fill(text)
  await toPayment(page).click()
  await expectAtPayment(page)
  const doors = ['Ann at 1', 'Ben at 10', 'Cas at 10', 'Cleo at 10', 'Dan at 10'].map((door) => `${door} Bridge Street`)
  expect(await listDoors(page)).toEqual(['SPLIT', ...doors])
})

test('a buyer from abroad is asked where the parcels go, and one address does for all', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL' })
  await fillBasket(page, { kind: 'PHYSICAL', receivers: [receiverAt('Ben', '2')] })
  await goToShipping(page, { countryCode: 'NL', postCode: '1012 AB', city: 'Amsterdam' })
  await toPayment(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'One parcel needs an address' })).toBeVisible()
  await expect(field(page, 'postCode')).toBeFocused()
  await page.getByRole('radio', { name: 'All to one address' }).check()
  await page.getByRole('radio', { name: 'To someone else' }).check()
  for (const [name, text] of Object.entries({ ...ADDRESS, firstName: 'Ann', lastName: 'Lee' })) await field(page, name).fill(text)
  await toPayment(page).click()
  await expectAtPayment(page)
  expect(await listDoors(page)).toEqual(['SINGLE', 'Ann at 10 Bridge Street', 'Ann at 10 Bridge Street'])
})

test.describe('a shopper far from the shop', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  const DAY_MS = 86_400_000

  test("chooses among the times to come on the shop's clock, and sees that one has passed", async ({ page }) => {
    const noon = new Date().setUTCHours(12, 10, 0, 0)
    const atShop = new Date(noon).toLocaleTimeString('sv-SE', { timeZone: 'Europe/London', timeStyle: 'short' })
    await page.clock.setFixedTime(noon)
    // What is mailed is asked for here only where something else is posted.
    for (const kind of ['PHYSICAL', 'DIGITAL'] as const) await fillBasket(page, { kind })
    await goToShipping(page)
    const mailed = page.getByRole('listitem').filter({ hasText: 'By email to' })
    await mailed.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('radio', { name: 'To someone else' }).check()
    for (const [name, text] of Object.entries({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' }))
      await field(page, name).fill(text)
    const chooseDay = async (index: number) => {
      await page.getByRole('combobox', { name: 'When?' }).click()
      await page.getByRole('option').nth(index).click()
    }
    const time = page.getByLabel('Time', { exact: true })
    await chooseDay(1)
    await expect(time).toHaveAccessibleDescription('UK time')
    const offered = await time.getByRole('option').allInnerTexts()
    expect(offered.filter((one) => one <= atShop)).toEqual([])
    await expect(time).toHaveValue(offered[0] ?? '')

    await chooseDay(2)
    await page.clock.setFixedTime(noon + 3 * DAY_MS)
    const over = page.getByText('This time has passed. Please choose another.')
    await expect(over).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(time).toBeFocused()
    await expectAccessible(page)

    // Over when it arrives: only the shop knows better.
    await page.clock.setFixedTime(noon)
    await expect(over).toBeHidden()
    await page.route('**/graphql', (route) => {
      const postData = route
        .request()
        .postData()
        ?.replace(/"deliverAt":"\d+/, '"deliverAt":"2020')
      return route.continue(postData ? { postData } : {})
    })
    await toPayment(page).click()
    await expect(time).toHaveAccessibleDescription(/It cannot be delivered then/)
    await expect(page.getByText('It cannot be delivered then')).toHaveCount(1)
    await expect(time).toBeFocused()
    await expect(field(page, 'firstName')).toHaveValue('Ann')

    await page.unroute('**/graphql')
    await chooseDay(3)
    await expect(page.getByText('It cannot be delivered then')).toHaveCount(0)
    await time.selectOption('14:30')
    await toPayment(page).click()
    await expectAtPayment(page)
    await page.goBack()
    await expect(mailed).toContainText(/Arrives \w{3} \d+ \w+, 14:30/)
  })
})

/** The gifts in the basket, by who gets them. */
const giftFor = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('li li')
    .filter({ hasText: `For ${name}` })

/** Says in the basket who gets the gift of somebody. */
async function renameInBasket(page: Page, who: string, firstName: string): Promise<void> {
  await giftFor(page, who).getByRole('button', { name: 'Edit recipient' }).click()
  await page.getByRole('dialog').getByLabel('First name').fill(firstName)
  await page.getByRole('dialog').getByRole('button', { name: 'Save recipient' }).click()
  await expect(giftFor(page, `${firstName} Lee`)).toBeVisible()
}

const parcelOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test.describe('from the checkout back to the basket, on a phone', () => {
  test.use({ viewport: SIZES[0].viewport })

  test('a receiver that is changed there is newer; what was typed for the others is kept', async ({ page }) => {
    await fillBasket(page, { kind: 'PHYSICAL', receivers: [receiverAt('Ann', '1'), receiverAt('Ben', '2')] })
    await goToShipping(page)
    for (const [who, typed] of [
      ['Ann Lee', 'Zoe'],
      ['Ben Lee', 'Bob'],
    ] as const) {
      await parcelOf(page, who).getByRole('button', { name: 'Change' }).click()
      await parcelOf(page, who).getByLabel('First name').fill(typed)
    }
    await page.goto('/cart/')
    await untilHydrated(page)
    await renameInBasket(page, 'Ann Lee', 'Amy')
    await page.goto('/checkout/?step=shipping')
    await untilHydrated(page)
    await expect(parcelOf(page, 'Ben Lee').getByLabel('First name')).toHaveValue('Bob')
    await expect(parcelOf(page, 'Amy Lee').getByRole('button', { name: 'Change' })).toBeVisible()
    await expect(parcelOf(page, 'Amy Lee').getByLabel('First name')).toHaveCount(0)
    await toPayment(page).click()
    await expectAtPayment(page)
    expect(await listDoors(page)).toEqual(['DEFAULT', 'Amy at 1 Bridge Street', 'Bob at 2 Bridge Street'])
  })

  test('the buyer, the method and the tick survive another number of gifts; an order needs a new tick', async ({ page }) => {
    await fillBasket(page, { kind: 'DIGITAL' })
    await page.goto('/checkout/')
    await untilHydrated(page)
    await fillPerson(page, 'number@example.org')
    await page.getByRole('main').getByLabel('First name').fill('Cleopatra')
    const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await terms.check()
    await page.goto('/cart/')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('main')).toContainText('2 gifts')
    await page.goto('/checkout/')
    await untilHydrated(page)
    await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Cleopatra')
    await expect(terms).toBeChecked()
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await page.getByRole('button', { name: 'Pay £80.95' }).click()
    await payAtProvider(page, 'Cancel')
    await page.getByRole('button', { name: 'Cancel this order and return to the basket' }).click()
    await expectHeading(page, 'Your basket')
    await page.goto('/checkout/')
    await untilHydrated(page)
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await expect(terms).not.toBeChecked()
  })
})
