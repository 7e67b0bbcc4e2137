import type { Page } from '@playwright/test'
import { fillBasket } from './buyer.ts'
import { expect, expectAccessible, expectGood, expectToFit, SIZES, test, untilHydrated } from './shop.ts'

const PRODUCT = '/gift-cards/grumble-coffee/'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

const addToBasket = (page: Page) => page.getByRole('button', { name: 'Add to basket' }).click()
const total = (page: Page) => page.locator('[data-total]')

async function fillSam(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email address', { exact: true }).fill('sam@example.com')
}

test('on a phone, a wrapped gift for a friend tomorrow at nine reaches the checkout after one dialog', async ({ page }) => {
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

test('the dialogs of the builder and the basket are accessible', async ({ page }) => {
  test.slow()
  const dialog = page.getByRole('dialog')
  const checkAndClose = async (where: string) => {
    await expect(dialog).toBeVisible()
    await expectAccessible(page, { where })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await open(page, PRODUCT)
  await page.getByRole('button', { name: 'More wrappers' }).click()
  await checkAndClose('the wrapper overlay')
  await page.getByRole('button', { name: 'Not sure? Let them choose' }).click()
  await checkAndClose('the alternative choice')
  await page.getByText('A real card, by post').click()
  await page.getByRole('button', { name: 'Choose a gift box' }).click()
  await expect(dialog.getByText('Keepsake tin')).toBeVisible()
  await checkAndClose('the gift packings')
  await page.getByText('For several people').click()
  await page.getByRole('button', { name: 'Add a recipient' }).click()
  await dialog.getByText('Choose a date').click()
  await expect(page.locator('button[data-day]:enabled').last()).toBeVisible()
  await expectAccessible(page, { where: 'a receiver, delivery date and time' })

  await fillBasket(page, { kind: 'PHYSICAL', qty: 6 })
  await open(page, '/cart/')
  await page.getByRole('button', { name: /^Split between people/ }).click()
  await checkAndClose('the count of cards')
  await page.getByRole('button', { name: 'Preview of Foxglove & Folio' }).click()
  await checkAndClose('the preview of a package')

  await open(page, '/gift-cards/blank-choice-cards-classic/')
  await expect(page.getByRole('heading', { name: 'How many packs?' })).toBeVisible()
  await expectAccessible(page, { where: 'a pack of blank cards' })
})

test('on a phone, the day and the time of a mail are chosen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillBasket(page, { kind: 'DIGITAL' })
  await open(page, '/cart/')
  await page.getByRole('button', { name: 'Change delivery date' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Choose a date').click()
  await dialog.locator('button[data-day]:enabled').first().click()
  await expect(dialog.getByLabel('Time')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Use this date' })).toBeInViewport({ ratio: 1 })
})

test('very long words do not widen a page or cover anything', async ({ page }) => {
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

test.describe('in the basket', () => {
  test.use({ hasDecided: false })

  test('a gift is edited in place, updated in another tab, and removed', async ({ page, context }) => {
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
    await expect(page.getByText('£33', { exact: true }).first()).toBeVisible()
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

test('without script a gift for oneself is added to the basket and removed again', async ({ browser, baseURL }) => {
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
