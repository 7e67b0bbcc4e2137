import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runStaffCommand } from '../support/staff.ts'
import { askShop, fillBasket, fillYourData, payAtProvider, placeOrder, savePayer, test, untilLink, untilMailed } from './buyer.ts'
import { expect, expectGood, expectHeading, SIZES, untilHydrated } from './shop.ts'

test.slow()

/** A part of each journey runs on a phone, the rest on a desktop. */
const [PHONE, DESKTOP] = SIZES

const staff = (...words: string[]) =>
  runStaffCommand({ DATA_DIR: process.env.JOURNEY_DATA_DIR }, 'pack', '--as', 'anna', '--by', '2099-12-31', ...words)

type Packs = { order: string; cards: string[]; pins: Map<string, string> }

/** Ten packs, bought and printed: the numbers on the cards. */
async function buyPacks(page: Page, email: string): Promise<Packs> {
  await fillBasket(page, { slug: 'blank-choice-cards-classic', kind: 'PHYSICAL', value: 3, qty: 10 })
  await savePayer(page, email)
  const uuid = await placeOrder(page)
  const readOrder = () => askShop(page, `{ order(uuid: "${uuid}") { number status } }`)
  await expect.poll(readOrder).toMatchObject({ order: { status: 'COMPLETED' } })
  const order = (await readOrder()).order.number
  const folder = await mkdtemp(join(tmpdir(), 'cards-'))
  // More than twenty cards are created by a job.
  await expect.poll(() => staff('--slips', `${order}-1`).catch(() => ''), { timeout: 60_000 }).toContain(`${order}-1`)
  const files = await staff('--cards', folder, `${order}-1`)
  const read = (name: string) => readFile(files.split('\n').find((one) => one.includes(name)) as string, 'utf8')
  // Each number is in the file twice: in its own column, and in the address of the QR code.
  const cards = [...new Set((await read('card-numbers')).match(/\b9375\d{15}\b/g))]
  const pins = new Map((await read('card-pins')).match(/\b\d{6}\b/g)?.map((pin, index) => [cards[index] ?? '', pin]))
  await rm(folder, { recursive: true })
  expect(cards).toHaveLength(30)
  return { order, cards, pins }
}

async function open(page: Page): Promise<void> {
  await page.goto('/activate/')
  await untilHydrated(page)
}

async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const agree = (page: Page) => page.getByRole('checkbox', { name: /terms and conditions/ }).check()

/** The cards are created once, and each test uses its own. Each staff command starts a program, which takes time. */
test.describe.configure({ mode: 'serial' })

let packs: Packs
const take = (count: number) => packs.cards.splice(0, count)

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const page = await browser.newPage({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': '10.28.1.1' } })
  packs = await buyPacks(page, 'packs@example.org')
  await page.close()
})

test('25 pasted cards are refused by the bank, then paid by another method', async ({ page }) => {
  const numbers = take(25)
  await page.setViewportSize(PHONE.viewport)
  await open(page)
  await paste(page, 'Card number', numbers.slice(0, 24).join('\n'))
  await expect(page.getByLabel('Card 24', { exact: true })).toHaveValue(/9375/)
  // A scanner types the number and ends with Enter.
  await page.getByLabel('Card 24', { exact: true }).press('Enter')
  await expect(page.getByLabel('Card 25', { exact: true })).toBeFocused()
  await page.keyboard.type(numbers[24] as string)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Amount on each card' }).fill('10')
  await expect(summary(page)).toContainText('25 × £10£250.00')
  await page.getByLabel('Email address', { exact: true }).fill('many.cards@example.org')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await agree(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Pay £250' }).click()
  await payAtProvider(page, 'Refuse')
  await expectHeading(page, 'Your payment didn’t go through')
  await page.setViewportSize(DESKTOP.viewport)
  await expect(page.getByRole('button', { name: 'Cancel this activation' })).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await payAtProvider(page)
  await expectHeading(page, 'Your 25 cards are active')
  await expect(page.getByRole('main')).toContainText('25 of 25 active')
  await expectGood(page)
})

test('a guest orders the same packs again by a link in a mail', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/reorder/')
  await untilHydrated(page)
  await expectGood(page)
  await page.getByLabel('Order number').fill(packs.order)
  await page.getByLabel('Email address').first().fill('packs@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const [link] = await untilLink(page, 'packs@example.org', /\/reorder\/\S+/)
  await page.goto(link)
  await untilHydrated(page)
  const pack = page.getByRole('article').first()
  await expect(pack).toContainText(/Blank Choice Gift Cards, Classic.*Last ordered on .*: 10 packs/)
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await pack.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/cart/')
  await savePayer(page, 'packs.again@example.org')
  const uuid = await placeOrder(page)
  await expect.poll(() => askShop(page, `{ order(uuid: "${uuid}") { kind } }`)).toEqual({ order: { kind: 'REORDER' } })
})

test('one card is activated with a number, an amount and an address', async ({ page }) => {
  const [number = ''] = take(1)
  await page.goto(`/check-your-balance/?card=${number}`)
  await untilHydrated(page)
  await page.getByLabel('PIN', { exact: true }).fill(packs.pins.get(number) ?? '')
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByText('This gift card has not been activated yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Activate this card' }).click()
  await expectHeading(page, 'Activate your blank cards')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Enter your 19-digit card number here')).toBeVisible()
  await page.getByLabel('Card number').fill(number)
  await page.setViewportSize(PHONE.viewport)
  await page.getByLabel('Amount on the card').fill('25')
  await page.getByLabel('Email address', { exact: true }).fill('one.card@example.org')
  await expect(summary(page)).toContainText('1 × £25')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await agree(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Pay £25' }).click()
  await payAtProvider(page)
  await expectHeading(page, 'Your card is active')
  await expect(page).toHaveURL(/\/activate\/success\/\?order=/)
  await expect(page.getByRole('main')).toContainText(`•••• ${number.slice(-4)}`)
  await expectGood(page)
  const [mail] = await untilMailed(page, 'one.card@example.org')
  expect(mail?.subject).toBe('Your cards are active')
  expect(mail?.text).not.toContain(number)
  await page.setViewportSize(DESKTOP.viewport)
  await open(page)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Amount on the card').fill('25')
  await page.getByLabel('Email address', { exact: true }).fill('one.card@example.org')
  await agree(page)
  await page.getByRole('button', { name: 'Pay £25' }).click()
  await expect(page.getByText('This card is already active.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue(/9375/)
})

test('a business activates by invoice, and its cards wait for the payment', async ({ page }) => {
  const [number = ''] = take(1)
  await page.setViewportSize(PHONE.viewport)
  await open(page)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Amount on the card').fill('250')
  await page.getByRole('checkbox', { name: 'I’m buying for a business' }).check()
  await fillYourData(page, 'invoice.cards@example.org')
  await page.getByLabel('Company name').fill('Bramble & Co')
  await page.getByLabel('VAT number').fill('GB123456789')
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await agree(page)
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expectHeading(page, 'Your order is waiting for your transfer')
  const reference = await page.locator('dt', { hasText: 'Reference' }).locator('+ dd').innerText()
  await runStaffCommand({ DATA_DIR: process.env.JOURNEY_DATA_DIR }, 'operate', '--as', 'anna', '--paid', reference)
  const mails = async () => (await untilMailed(page, 'invoice.cards@example.org')).map(({ subject }) => subject)
  await expect.poll(mails, { timeout: 30_000 }).toContain('Your cards are active')
})
