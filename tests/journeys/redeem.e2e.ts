import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  ADDRESS,
  askShop,
  changeShop,
  emailOf,
  fillBasket,
  findVariation,
  type OwnCard,
  ownGiftcards,
  payAtProvider,
  placeOrder,
  savePayer,
  test,
  untilLink,
} from './buyer.ts'
import { solvePuzzle } from './customer.ts'
import { expect, expectAccessible, expectGood, expectHeading, expectToFit, originOf, SIZES, untilHydrated } from './shop.ts'

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

const ERRORS = 'errors { message }'
const START = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: startRedeem(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { ${ERRORS} } }`
const ADD_CARD = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: addRedeemCard(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { ${ERRORS} } }`
const CHOOSE = `mutation ($input: AddRedeemPackageInput!) { answer: addRedeemPackage(input: $input) { ${ERRORS} } }`
const FREEZE = `mutation ($number: String!, $pin: String!, $puzzle: String!) {
  answer: freezeGiftcard(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { ${ERRORS} } }`
const EXCHANGE = `mutation ($input: PlaceRedeemOrderInput!, $key: String!) {
  answer: placeRedeemOrder(input: $input, idempotencyKey: $key) { ${ERRORS} } }`

/** Sends a request as the screens do; another journey uses the screens. */
async function askWithoutErrors(page: Page, query: string, variables: object): Promise<void> {
  expect(await askShop(page, query, variables)).toEqual({ answer: { errors: [] } })
}

async function startRedeem(page: Page, [first, ...others]: readonly OwnCard[]): Promise<void> {
  await askWithoutErrors(page, START, { ...first, puzzle: await solvePuzzle(page) })
  for (const card of others) await askWithoutErrors(page, ADD_CARD, { ...card, puzzle: await solvePuzzle(page) })
}

type Chosen = { slug: string; kind: 'DIGITAL' | 'PHYSICAL'; value: number }

const choose = async (page: Page, { slug, kind, value }: Chosen) =>
  askWithoutErrors(page, CHOOSE, { input: { variationId: await findVariation(page, `/gift-cards/${slug}/`, kind), value } })

/** Searches for a brand in the redeem shop, and opens its form. */
async function openForm(page: Page, brand: string): Promise<void> {
  await page.goto(`/check-your-balance/result/?s=${encodeURIComponent(brand)}`)
  await untilHydrated(page)
  await page.getByRole('link', { name: brand }).first().click()
  await page.getByText('Another amount').click()
}

async function openBalance(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/check-your-balance/`)
  await untilHydrated(page)
}

async function checkBalance(page: Page, card: OwnCard): Promise<void> {
  await typeCard(page, card)
  await page.getByRole('button', { name: 'Check the balance' }).click()
}

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
    await startRedeem(page, cards)
    await choose(page, { slug: 'tansy-and-rook', kind: 'PHYSICAL', value: 35 })
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

test('two cards together buy two packages, the rest is paid; leaving asks first, and another exchange is undone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  const [first, second, third] = (await ownGiftcards(page, 'two.cards@example.org', { value: 25, qty: 3 })) as [
    OwnCard,
    OwnCard,
    OwnCard,
  ]
  await page.goto(`/check-your-balance/?card=${first.number}`)
  await untilHydrated(page)
  await expect(page.getByLabel('Card number')).toHaveValue(first.number.replace(/(\d{4})(?=\d)/g, '$1 '))
  await page.getByLabel('PIN', { exact: true }).fill(first.pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByRole('status')).toContainText('£25')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Redeem £25' }).click()
  await expect(page).toHaveURL('/check-your-balance/result/')

  await page.getByRole('button', { name: 'Add another card' }).click()
  await typeCard(page, first)
  await page.getByRole('button', { name: 'Add this gift card' }).click()
  await expect(page.getByRole('alert')).toContainText('has already been added')
  await typeCard(page, second)
  await page.getByRole('button', { name: 'Add this gift card' }).click()
  await bar(page, 'To spend£50')

  for (const [name, value] of [
    ['tansy', '40'],
    ['tansy', '20'],
  ] as const) {
    await page.goto(`/check-your-balance/result/?s=${name}`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Tansy & Rook' }).first().click()
    await page.getByText('Another amount').click()
    await page.getByLabel('Your amount').fill(value)
    await page.getByRole('button', { name: 'Choose and keep browsing' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await bar(page, 'To spend£50Chosen£60You pay extra£10')
  const other = await page.context().newPage()
  await other.goto('/check-your-balance/result/')
  await untilHydrated(other)
  await other.getByRole('button', { name: '2 choices' }).click()
  await other.getByRole('button', { name: 'Remove Tansy & Rook' }).last().click()
  await bar(page, 'Chosen£40Left£10')
  const asked = other.waitForEvent('dialog')
  await other.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await page.getByRole('link', { name: 'Tansy & Rook' }).first().click()
  await page.getByText('Another amount').click()
  await page.getByLabel('Your amount').fill('20')
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await expect(heading(page)).toHaveText('Almost yours')
  await page.setViewportSize(DESKTOP.viewport)
  await enterHolder(page, 'two.cards@example.org')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('checkbox', { name: /terms of redeeming/ }).check()
  await page.getByRole('button', { name: 'Pay £10' }).click()
  await payAtProvider(page)
  await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })

  await startRedeem(page, [third])
  await openForm(page, 'Tansy & Rook')
  await page.getByLabel('Your amount').fill('22')
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await page.getByRole('button', { name: /Spend the rest as well/ }).click()
  await page.getByRole('button', { name: 'Exchange £25' }).click()
  await expect(heading(page)).toHaveText('It is yours. Enjoy!', { timeout: 30_000 })
  await page.setViewportSize(PHONE.viewport)
  await page.getByRole('button', { name: 'Undo the exchange' }).click()
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expect(heading(page)).toHaveText('The exchange is undone')
})

test('with three cards together £400 become three cards, a good cause gets £20, and £30 stays on a card', async ({ page }) => {
  const cards = await ownGiftcards(page, 'three.cards@example.org', { value: 150, qty: 3 })
  await startRedeem(page, cards)
  await openForm(page, 'Hollingbourne & Fay')
  await page.getByLabel('Your amount').fill('400')
  await page.getByRole('button', { name: 'Choose and keep browsing' }).click()
  await bar(page, 'To spend£450Chosen£400Left£50')
  await page.getByRole('button', { name: 'Your 3 cards' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(cards.map(({ number }) => new RegExp(number.slice(-4))))
  await page.setViewportSize(PHONE.viewport)
  await openForm(page, 'Thousand Hedges')
  await page.getByLabel('Your amount').fill('20')
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await expect(heading(page)).toHaveText('Almost yours')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText('Comes as 3 cards: £134 + £133 + £133')
  await expect(summary).toContainText('Left on your card£30.00')
  await enterHolder(page, 'three.cards@example.org')
  await expectGood(page)
  await page.getByRole('button', { name: 'Exchange £420' }).click()
  await expectHeading(page, 'It is yours. Enjoy!')
  await page.setViewportSize(DESKTOP.viewport)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('button', { name: 'Copy the card number' })).toHaveCount(3)
  await expect(page.getByRole('main')).toContainText('Given to a good cause. Thank you!')
  await expectGood(page)
  await openBalance(page)
  await checkBalance(page, cards[2] as OwnCard)
  await expect(page.getByRole('button', { name: 'Redeem £30' })).toBeVisible()
})

test('a company welcomes its employees, who see its own selection and change their mind', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const [card] = (await ownGiftcards(page, 'harbour@example.org', { value: 50 })) as [OwnCard]
  await page.goto('/check-your-balance/info/harbour-and-hale/')
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('A thank you from Harbour & Hale')
  await expectGood(page)
  await typeCard(page, card)
  await page.getByRole('button', { name: 'Redeem your gift' }).click()
  await expect(page).toHaveURL('/check-your-balance/result/harbour-and-hale/')
  await expect(heading(page)).toHaveText('A thank you from Harbour & Hale')
  await expect(page.getByRole('article')).toHaveCount(6)
  await untilHydrated(page)
  await expectGood(page)
  await page.getByRole('link', { name: 'Third Kettle' }).click()
  await page.getByRole('button', { name: 'Choose and check out' }).click()
  await expect(heading(page)).toHaveText('Almost yours')
  await page.setViewportSize(DESKTOP.viewport)
  await page.goBack()
  await bar(page, 'To spend£50Chosen£50Left£0')
  await page.goForward()
  await expect(heading(page)).toHaveText('Almost yours')
  await enterHolder(page, 'harbour@example.org')
  await page.getByRole('button', { name: 'Exchange £50' }).click()
  await expectHeading(page, 'It is yours. Enjoy!')
  await page.setViewportSize(PHONE.viewport)
  await page.getByRole('button', { name: 'Undo the exchange' }).click()
  await page.getByRole('button', { name: 'Undo it' }).click()
  await expectHeading(page, 'The exchange is undone')
  await openBalance(page)
  await checkBalance(page, card)
  await expect(page.getByRole('button', { name: 'Redeem £50' })).toBeVisible()
})

test('the balance check of an active, a spent, an expired, a frozen, a blocked and an unknown card', async ({
  page,
  baseURL,
}) => {
  const cards = await ownGiftcards(page, emailOf('states'), { value: 37, qty: 5 })
  const [active, spent, expired, frozen, blocked] = cards as [OwnCard, OwnCard, OwnCard, OwnCard, OwnCard]
  await startRedeem(page, [spent])
  await choose(page, { slug: 'tansy-and-rook', kind: 'DIGITAL', value: 37 })
  const holder = { firstName: 'Ann', lastName: 'Hill', email: emailOf('states') }
  const input = { holder, receiver: { kind: 'ME' }, acceptTerms: true, expectedToPay: 0 }
  await askWithoutErrors(page, EXCHANGE, { input, key: randomUUID() })
  await askWithoutErrors(page, FREEZE, { ...frozen, puzzle: await solvePuzzle(page) })
  await changeShop('update giftcards set expires_on = current_date - 1 where value_minor = 3700 and last_four = $1', [
    expired.number.slice(-4),
  ])
  await changeShop("update giftcards set status = 'BLOCKED' where value_minor = 3700 and last_four = $1", [
    blocked.number.slice(-4),
  ])
  const other = { number: active.number.replace(/\d{4}$/, '0000'), pin: active.pin }
  await openBalance(page)
  for (const [card, said] of [
    [active, '£37'],
    [spent, 'There is nothing left on this gift card.'],
    [expired, 'This gift card has expired.'],
    [frozen, 'This gift card was stopped because it was lost.'],
    [blocked, 'This gift card is blocked.'],
  ] as const) {
    await checkBalance(page, card)
    await expect(page.getByRole('status').filter({ hasText: card.number.slice(-4) })).toContainText(said)
    for (const { name, viewport } of SIZES) {
      await page.setViewportSize(viewport)
      await expectToFit(page, `${said} on a ${name}`)
    }
  }
  await expectGood(page)
  await openBalance(page, originOf(baseURL, 'gcuk'))
  await checkBalance(page, active)
  await expect(page.getByRole('status').filter({ hasText: active.number.slice(-4) })).toContainText('belongs to another store')
  await checkBalance(page, other)
  await expect(page.getByRole('alert')).toContainText(/We do(n’t| not) know|do not match/)
})
