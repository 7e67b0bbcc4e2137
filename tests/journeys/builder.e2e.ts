import type { Page } from '@playwright/test'
import { ADDRESS, askShop, fillBasket } from './buyer.ts'
import { expect, expectAccessible, expectGood, expectToFit, originOf, SIZES, test, untilHydrated } from './shop.ts'

const PRODUCT = '/gift-cards/grumble-coffee/'

type Address = { first: string; last: string; postcode: string; number: string; street: string; city: string }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

async function fillAddress(page: Page, { first, last, postcode, number, street, city }: Address): Promise<void> {
  const modal = page.getByRole('dialog')
  await modal.getByLabel('First name').fill(first)
  await modal.getByLabel('Last name').fill(last)
  await modal.getByLabel('Postcode').fill(postcode)
  await modal.getByLabel('House number').fill(number)
  await modal.getByLabel('Street').fill(street)
  await modal.getByLabel('Town or city').fill(city)
}

const addToBasket = (page: Page) => page.getByRole('button', { name: 'Add to basket' }).click()
const total = (page: Page) => page.locator('[data-total]')

async function fillSam(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address', { exact: true }).fill('sam@example.com')
}

test('a wrapped gift for a friend tomorrow at nine is on its way to the checkout after one dialog, on a phone', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0].viewport)
  await open(page, PRODUCT)
  await page.getByText('£30', { exact: true }).click()
  await page.getByRole('button', { name: 'Ready-made messages' }).click()
  await page.locator('form li button').first().click()
  await fillSam(page)
  await page.getByText('Tomorrow 9:00').click()
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toContainText(/£30Add to basketArrives \w{3} \d+ \w+, 9:00/)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expectGood(page, 'the builder')
  await bar.getByRole('button', { name: 'Preview your gift' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { where: 'the preview' })
  await page.keyboard.press('Escape')
  await addToBasket(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('What is your email address?')
  await expectAccessible(page, { where: 'the question of who buys' })
  await page.goto('/cart/')
  await expect(page.getByRole('link', { name: 'Basket (1)' })).toBeVisible()
  await expect(page.getByText('For Sam Reed')).toBeVisible()
  await expect(page.getByText('sam@example.com')).toBeVisible()
  await expect(total(page)).toHaveText('£30.95')
  await expectGood(page, 'the basket')
})

test('who comes from an occasion finds its wrappers first', async ({ page }) => {
  await open(page, '/occasions/wedding/')
  await page.waitForFunction(() => sessionStorage.getItem('occasion') !== null)
  await open(page, PRODUCT)
  const row = page.getByRole('group', { name: 'Wrapper' })
  await expect(row.getByRole('radio').first()).toHaveAccessibleName('Wedding lace')
  await page.getByRole('button', { name: 'More wrappers' }).click()
  await page.getByRole('dialog').getByText('Birthday balloons').click()
  await expectAccessible(page, { where: 'the wrapper overlay' })
  await page.getByRole('button', { name: 'Use this wrapper' }).click()
  await expect(row.getByRole('radio', { checked: true })).toHaveAccessibleName('Birthday balloons')
})

test('endless words make no page wider and cover nothing', async ({ page }) => {
  await open(page, PRODUCT)
  await page.getByLabel('Personal message').fill(`Hoo${'o'.repeat(140)}ray!`)
  await page.getByLabel('First name').fill('Wolfeschlegelsteinhausenbergerdorff')
  await page.getByLabel('Last name').fill('Featherstonehaugh-Cholmondeley')
  await page.getByLabel('Email address', { exact: true }).fill(`${'a'.repeat(60)}@${'b'.repeat(20)}.example.com`)
  const fitsAll = async (screen: string) => {
    for (const width of [390, 820, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(page, `${screen} at ${width}`)
    }
  }
  await fitsAll('the builder')
  await addToBasket(page)
  await page.getByRole('dialog').getByRole('link', { name: 'View basket' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket')
  await fitsAll('the basket')
  await page.getByRole('button', { name: 'Edit Grumble Coffee' }).click()
})

test('parcels go to two receivers, one of them on another day', async ({ page }) => {
  await open(page, PRODUCT)
  await page.getByText('A real card, by post').click()
  await page.getByText('For several people').click()
  const people = ['Ada', 'Cleo']
  for (const first of people) {
    await page.getByRole('button', { name: 'Add a recipient' }).click()
    await fillAddress(page, { first, last: 'Moss', postcode: 'SW1A 1AA', number: '5', street: 'Elm Road', city: 'London' })
    if (first === 'Cleo') {
      await page.getByRole('dialog').getByText('Choose a date').click()
      await page.locator('button[data-day]:enabled').last().click()
      await expectAccessible(page, { where: 'delivery date and time' })
    }
    if (first === 'Ada') await expectAccessible(page, { where: 'a receiver' })
    await page.getByRole('button', { name: 'Save recipient' }).click()
    await expect(page.getByRole('list', { name: 'Recipients' }).getByText(`${first} Moss`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Delivery overview' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 recipients · 2 gifts')
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('form').getByRole('button', { name: 'Remove Ada Moss' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await addToBasket(page)
  await page.getByRole('link', { name: 'View basket' }).click()
  const basket = page.getByRole('list', { name: 'What is in your basket' })
  for (const first of people) await expect(basket.getByText(`For ${first} Moss`)).toBeVisible()
  await expect(basket.getByText(/^Arrives \w{3} \d+( \w+)? – /)).toHaveCount(1)
  await expect(page.getByText('2 gifts by post')).toBeVisible()
})

test('another moment leaves the address of a parcel, and a refusal is shown', async ({ page }) => {
  const receiver = { ...ADDRESS, kind: 'ME', firstName: 'Cleo', lastName: 'Hart', countryCode: 'GB' }
  await fillBasket(page, { kind: 'PHYSICAL', receivers: [receiver] })
  await open(page, '/cart/')
  const basket = page.getByRole('list', { name: 'What is in your basket' })
  const chooseDay = async () => {
    await page.getByRole('button', { name: 'Change delivery date' }).click()
    await page.getByRole('dialog').getByText('Choose a date').click()
    await page.locator('button[data-day]:enabled').last().click()
    await page.getByRole('button', { name: 'Use this date' }).click()
  }
  await chooseDay()
  await expect(basket.getByText(/^Arrives \w{3} \d+( \w+)? – /)).toHaveCount(0)
  await expect(basket.getByText('10 Bridge Street')).toBeVisible()
  const { cartV2 } = await askShop(page, '{ cartV2 { shipments { tag } } }')
  const remove = 'mutation ($tag: String!) { deleteGiftcardPackageGroupMutation(shipmentTag: $tag) { errors { code } } }'
  await askShop(page, remove, cartV2.shipments[0])
  await chooseDay()
  await expect(page.getByRole('dialog', { name: 'That did not work' })).toBeVisible()
})

test.describe('in the basket', () => {
  test.use({ hasDecided: false })

  test('a gift is changed in its place, followed by another tab, and taken out', async ({ page, context }) => {
    await context.addInitScript(() => {
      document.cookie = 'consent=necessary.statistics; path=/'
    })
    await open(page, PRODUCT)
    await page.locator('label', { hasText: 'For me' }).click()
    await addToBasket(page)
    await page.getByRole('button', { name: 'Continue shopping' }).click()
    const other = await context.newPage()
    await open(other, PRODUCT)
    await expect(other.getByRole('link', { name: 'Basket (1)' })).toBeVisible()
    await open(page, '/cart/')
    await page.getByRole('button', { name: 'Edit Grumble Coffee' }).click()
    await page.getByText('Another amount').click()
    await page.getByLabel('Your amount').fill('33')
    await page.getByLabel('Personal message').fill('For the coffee')
    await expectAccessible(page, { where: 'editing in the basket' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('£33 each')).toBeVisible()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(total(page)).toHaveText('£66.95')
    await expect(other.getByRole('link', { name: 'Basket (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Send to someone else' }).click()
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Reed')
    await page.getByRole('dialog').getByLabel('Email address').fill('sam@example.com')
    await page.getByRole('button', { name: 'Save recipient' }).click()
    await expect(page.getByText('For Sam Reed')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Grumble Coffee' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty')
    await expectAccessible(page, { where: 'the removed gift' })
    await expect(other.getByRole('link', { name: 'Basket', exact: true })).toBeVisible()
    const tracked = await page.evaluate(() =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event),
    )
    expect(tracked).toContain('view_cart')
    expect(tracked).toContain('remove_from_cart')
  })
})

test('each product starts a new gift, and a card that only goes by post can be bought', async ({ page }) => {
  await open(page, '/gift-cards/fellstride/')
  const form = page.getByRole('form', { name: 'Put together your gift' })
  const message = form.getByRole('textbox', { name: /message/i })
  await message.fill('To the hills')
  await page.locator('header input[name="s"]').click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('wicket')
  await search.getByRole('option', { name: 'Wicket & Willow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wicket & Willow')
  await expect(message).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue('To the hills')
})

test('a Dutch shopper builds and pays in Dutch words', async ({ page, baseURL }) => {
  await open(page, `${originOf(baseURL, 'cb')}/cadeaubonnen/grumble-coffee/`)
  await page.getByLabel('Voornaam').fill('Sanne')
  await page.getByRole('button', { name: 'In winkelmandje' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Achternaam').fill('de Wit')
  await page.getByLabel('E-mailadres', { exact: true }).fill('sanne@example.nl')
  await page.getByRole('button', { name: 'In winkelmandje' }).click()
  await page.getByRole('link', { name: 'Bekijk winkelmandje' }).click()
  await expect(page).toHaveURL(/\/winkelmandje\/$/)
  await expect(page.getByText('Voor Sanne de Wit')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Afrekenen' }).first()).toBeVisible()
})

test('without script a gift for oneself goes into the basket and out again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(PRODUCT)
  await expect(page.getByText('For me', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('For someone else')).toBeHidden()
  await page.getByText('£15', { exact: true }).click()
  await page.getByLabel('Quantity').fill('2')
  await page.getByLabel('Personal message').fill('Enjoy!')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(page.getByText('“Enjoy!”')).toBeVisible()
  await expect(total(page)).toHaveText('£30.95')
  await page.goto('/checkout/')
  await expect(page.getByText('Ordering needs JavaScript')).toBeVisible()
  await page.goto('/cart/')
  await page.getByRole('button', { name: 'Remove Grumble Coffee' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket is empty')
  await page.goto(PRODUCT)
  await page.getByText('Another amount', { exact: true }).click()
  await page.getByLabel('Your amount').fill('1')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('alert')).toContainText(/The minimum is £\d+/)
  await context.close()
})

test('a shopper who is not sure sees the card of all brands, and what it can become', async ({ page }) => {
  await open(page, PRODUCT)
  await page.getByRole('button', { name: 'Not sure? Let them choose' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByText('One card, every brand in the shop')).toBeVisible()
  await expectAccessible(page, { where: 'the alternative choice' })
  await modal.getByRole('link', { name: 'To the Choice Gift Card' }).click()
  await page.waitForURL(/all-in-one-gift-card/)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'View all brands' }).click()
  await modal.getByLabel('Find a brand').fill('foxglove')
  await expect(modal.getByText('1 brand', { exact: true })).toBeVisible()
  await expect(modal.getByRole('link', { name: 'Foxglove & Folio' })).toBeVisible()
})

test('six cards in the basket are divided among three people', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL', qty: 6 })
  await open(page, '/cart/')
  await page.getByRole('button', { name: /^Split between people/ }).click()
  await page.getByRole('dialog').getByText('3 people').click()
  await expectAccessible(page, { where: 'the count of cards' })
  await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click()
  await expect(page.getByRole('button', { name: 'Send to someone else' })).toHaveCount(3)
})

test('the basket tells of the cut-off when it is near, when it passes and when it has passed', async ({ page }) => {
  await fillBasket(page, { kind: 'PHYSICAL' })
  const { cartV2 } = await askShop(page, '{ cartV2 { shipments { id deliveryOptions { cutOff selectableDates } } } }')
  const [{ id: shipmentId, deliveryOptions }] = cartV2.shipments
  const shipments = [{ shipmentId, deliverOn: deliveryOptions.selectableDates.at(-1) }]
  await askShop(page, 'mutation ($input: SetDeliveryInput!) { setDelivery(input: $input) { errors { code } } }', {
    input: { shipments },
  })
  const hoursBefore = (hours: number) => Date.parse(deliveryOptions.cutOff) - hours * 3_600_000
  const near = page.getByText('Order by 17:00 and your gift card will be sent today')
  const passed = page.getByText(/^What goes by post is sent on \w+day/)
  await page.clock.install({ time: hoursBefore(20) })
  await open(page, '/cart/')
  await expect(passed, 'a gift for a later day has no cut-off').toBeHidden()
  await page.getByRole('button', { name: 'Change delivery date' }).click()
  await page.getByRole('dialog').getByText('As soon as possible').click()
  await page.getByRole('button', { name: 'Use this date' }).click()
  await expect(passed).toBeVisible()
  await page.clock.setSystemTime(hoursBefore(10))
  await page.clock.runFor(2000)
  await expect(passed).toBeHidden()
  await expect(near).toBeHidden()
  await page.clock.setSystemTime(hoursBefore(2))
  await page.clock.runFor(2000)
  await expect(near).toBeVisible()
  await page.clock.setSystemTime(hoursBefore(-1))
  await page.clock.runFor(2000)
  await expect(page.getByText('The delivery time has changed')).toBeVisible()
})
