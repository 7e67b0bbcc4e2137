import type { Page } from '@playwright/test'
import { chooseCard, startRedeem } from '../support/redeem-visit.ts'
import {
  ADDRESS,
  askShop,
  fillBasket,
  type OwnCard,
  ownGiftcards,
  payAtProvider,
  placeOrder,
  savePayer,
  test,
  untilLink,
} from './buyer.ts'
import { solvePuzzle } from './customer.ts'
import { expect, expectAccessible, expectGood, expectHeading, expectToFit, SIZES, untilHydrated } from './shop.ts'

const [PHONE, DESKTOP] = SIZES

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page, text: string) => expect(page.locator('[data-bottom-bar]')).toContainText(text)

async function typeCard(page: Page, { number, pin }: OwnCard): Promise<void> {
  await page.getByLabel('Card number').last().fill(number)
  await page.getByLabel('PIN', { exact: true }).last().fill(pin)
}

async function enterHolder(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill('Ann')
  await page.getByLabel('Last name', { exact: true }).fill('Hill')
  await page.getByLabel('Email address', { exact: true }).fill(email)
}

const visitorOf = (page: Page) => ({
  ask: (query: string, variables: object) => askShop(page, query, variables),
  solvePuzzle: () => solvePuzzle(page),
})

/** The shortest journey runs in both sizes. The others change their size on the way, and check both sizes where it matters. */
for (const { name, viewport } of SIZES) {
  test(`from the mail of a gift to an opened brand card in six clicks (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fillBasket(page, { slug: 'all-in-one-gift-card', kind: 'DIGITAL', value: 50 })
    await savePayer(page, `ann.redeems.${name}@example.org`)
    await placeOrder(page)
    const [link] = await untilLink(
      page,
      `ann.redeems.${name}@example.org`,
      /\/check-your-balance\/result\/\?redeemToken=[\w-]{43}/,
    )
    await page.goto(link)
    await untilHydrated(page)
    // "Redeem your gift" in the mail was the first click.
    let clicks = 1
    const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name }).first().click()
      clicks++
    }
    await click('Redeem your gift')
    await expect(page).toHaveURL('/check-your-balance/result/')
    await expect(heading(page)).toHaveText('Choose what you like best')
    await untilHydrated(page)
    await bar(page, 'To spend£50Chosen£0Left£50')
    await expectAccessible(page)
    await expectToFit(page)
    await click('Tansy & Rook', 'link')
    await expect(page.getByRole('dialog')).toContainText('Then you have £0 left to spend.')
    await expectAccessible(page)
    await click('Choose and check out')
    await expect(heading(page)).toHaveText('Almost yours')
    await page.reload()
    await untilHydrated(page)
    await enterHolder(page, `ann.redeems.${name}@example.org`)
    await expectAccessible(page)
    await expectToFit(page)
    await click('Exchange £50')
    await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Undo the exchange' })).toBeVisible()
    await click('Open it')
    await expect(page.getByRole('button', { name: 'Copy the card number' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Bar code of the card number' })).toBeVisible()
    expect(clicks).toBe(6)
    await expect(page.getByRole('button', { name: 'Undo the exchange' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Spend it at Tansy & Rook' }).click()
    await expect(page.getByRole('timer')).toContainText('We take you to Tansy & Rook in')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Copy the card number' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
}

test('a real card by post is cancelled, which returns the whole balance; then its payment is refused, and finally made', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  const cards = await ownGiftcards(page, 'pays.more@example.org', { value: 25 })
  const toProvider = async () => {
    await startRedeem(visitorOf(page), cards)
    await chooseCard(visitorOf(page), { slug: 'tansy-and-rook', kind: 'PHYSICAL', value: 35 })
    await page.goto('/check-your-balance/checkout/')
    await untilHydrated(page)
    await enterHolder(page, 'pays.more@example.org')
    const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'))
    await field('Postcode').fill(ADDRESS.postCode)
    await field('House number or name').fill(ADDRESS.houseNumber)
    await field('Street').fill(ADDRESS.street)
    await field('Town or city').fill(ADDRESS.city)
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.getByRole('checkbox', { name: /terms of redeeming/ }).check()
  }
  await toProvider()
  await expectGood(page)
  await page.getByRole('button', { name: 'Pay £10' }).click()
  await payAtProvider(page, 'Cancel')
  await expectHeading(page, 'You cancelled the payment')
  await expectGood(page)
  await page.getByRole('button', { name: 'Stop redeeming' }).click()
  await expectHeading(page, 'What is on your gift card?')
  await untilHydrated(page)
  await typeCard(page, cards[0] as OwnCard)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByRole('button', { name: 'Redeem £25' })).toBeVisible()
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await toProvider()
  await page.getByRole('button', { name: 'Pay £10' }).click()
  await payAtProvider(page, 'Refuse')
  await expectHeading(page, 'Your payment didn’t go through')
  await page.setViewportSize(PHONE.viewport)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await payAtProvider(page)
  await expectHeading(page, 'It is yours. Enjoy!')
  await expect(page.getByRole('main')).toContainText(/On its way by post to Ann.*Arrives /)
  await expectGood(page)
})

test('on a company’s page what is chosen in one tab is shown in the other, and closing a tab asks first', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const [card] = (await ownGiftcards(page, 'harbour@example.org', { value: 50 })) as [OwnCard]
  await page.goto('/check-your-balance/info/harbour-and-hale/')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('A thank you from Harbour & Hale')
  await expectGood(page)
  await typeCard(page, card)
  await page.getByRole('button', { name: 'Redeem your gift' }).click()
  await expect(page).toHaveURL('/check-your-balance/result/harbour-and-hale/')
  await expect(page.getByRole('article')).toHaveCount(6)
  await untilHydrated(page)
  await expectGood(page)
  await page.getByRole('link', { name: 'Enter the balance doubler' }).click()
  await expect(page.getByRole('dialog', { name: 'Enter the balance doubler' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  const other = await page.context().newPage()
  await other.goto('/check-your-balance/result/harbour-and-hale/')
  await untilHydrated(other)
  await other.getByRole('link', { name: 'Third Kettle' }).click()
  await other.getByRole('button', { name: 'Choose and keep browsing' }).click()
  await bar(page, 'To spend£50Chosen£50Left£0')
  const asked = other.waitForEvent('dialog')
  await other.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
})
