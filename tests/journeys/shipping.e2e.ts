import type { Page } from '@playwright/test'
import { ADDRESS, askShop, fillBasket, savePayer, test } from './buyer.ts'
import { field } from './customer.ts'
import { expect, expectAccessible, SIZES, untilHydrated } from './shop.ts'

const receiverAt = (firstName: string, houseNumber: string) =>
  ({ ...ADDRESS, kind: 'RECEIVER', firstName, lastName: 'Lee', countryCode: 'GB', houseNumber }) as const

async function goToShipping(page: Page): Promise<void> {
  await savePayer(page, 'sender@example.org')
  await page.goto('/checkout/?step=shipping')
  await untilHydrated(page)
}

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const expectAtPayment = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?')

const DOORS = '{ cartV2 { deliveryMode shipments { deliveryAddress { firstName houseNumber street } } } }'

/** The receiver and the address of each shipment, from the API. */
async function listDoors(page: Page) {
  const { cartV2 } = await askShop(page, DOORS)
  const { deliveryMode, shipments } = cartV2 as {
    deliveryMode: string
    shipments: { deliveryAddress: typeof ADDRESS & { firstName: string } }[]
  }
  return [deliveryMode, ...shipments.map(({ deliveryAddress: at }) => `${at.firstName} at ${at.houseNumber} ${at.street}`)]
}

/** Visible above the bar at the bottom of a phone. */
async function expectInSight(page: Page, name: string): Promise<void> {
  const [low, high] = await Promise.all([toPayment(page).boundingBox(), field(page, name).boundingBox()])
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBeLessThan(low?.y ?? 0)
}

test('an unsaved receiver survives a reload, and is saved on the way to the payment', async ({ page }) => {
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
