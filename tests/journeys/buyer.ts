import type { Page } from '@playwright/test'
import pg from 'pg'
import { type Gift, putIntoBasket, setPayer, startOrder } from '../support/basket.ts'
import { readDatabaseUrl } from '../support/shop-process.ts'
import { test as base, expect, localOrigin, untilHydrated } from './shop.ts'

/** Each buyer has an IP address of their own, because one address may try only a few payments in ten minutes. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    const part = () => Math.floor(Math.random() * 254) + 1
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
})

export { ADDRESS } from '../support/basket.ts'

// biome-ignore lint/suspicious/noExplicitAny: any answer of the API; each caller checks what it expects
type Answer = any
type Mail = { to: string[]; subject: string; text: string }

/** A new address for each retry, because the address of an earlier attempt stays registered. */
export const emailOf = (name: string) => `${name}.${test.info().retry}@example.org`

/** For a mail, which arrives within a second: by default Playwright checks only once a second. */
export const SOON = { timeout: 20_000, intervals: [100, 200] }

/** The mails sent to an address, as soon as there is one. */
export async function untilMailed(page: Page, to: string): Promise<Mail[]> {
  const list = async (): Promise<Mail[]> =>
    (await page.request.get(`${localOrigin(page.url(), 'mailbox')}/api/mails?to=${encodeURIComponent(to)}`)).json()
  await expect.poll(async () => (await list()).length, SOON).toBeGreaterThan(0)
  return list()
}

/** Presses a button of the payment simulator's page without opening it in the browser. */
export async function pressAt(page: Page, hosted: string, action: string): Promise<void> {
  const paying = await page.request.get(hosted)
  await page.request.post(paying.url(), { form: { action }, maxRedirects: 0 })
}

/**
 * Opens an empty page on the shop's address, which takes a twentieth of the time of a real page. A file of the shop cannot be used: its security
 * policy forbids all requests.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/empty')
  await page.unroute('**/empty')
}

/** Asks the API with the page's cookies. */
export async function askShop(page: Page, query: string, variables: object = {}): Promise<Answer> {
  if (!page.url().startsWith('http')) await openEmptyPage(page)
  const { data, errors } = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-ribbon': '1' }
    return (await fetch('/graphql', { method: 'POST', headers, body })).json()
  }, JSON.stringify({ query, variables }))
  expect(errors).toBeUndefined()
  return data
}

/** Changes in the database what otherwise only time changes. Triggers are off, because some of them forbid such a change. */
export async function changeShop(statement: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: await readDatabaseUrl(process.env.JOURNEY_DATA_DIR ?? '') })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const { rowCount } = await client.query(statement, [...values])
  await client.end()
  expect(rowCount).toBe(1)
}

/** Asks the API as the page does, for helpers that need no browser. */
const asPage = (page: Page) => (query: string, variables: object) => askShop(page, query, variables)

/** Fills the basket over the API; another journey uses the builder. */
export const fillBasket = (page: Page, gift: Gift) => putIntoBasket(asPage(page), gift)

const OPEN = 'mutation ($token: String!) { answer: openGift(token: $token) { gift { packages { cards { number pin } } } } }'

/** Sets the payer over the API, without typing. */
export const savePayer = (page: Page, email: string, more: object = {}) => setPayer(asPage(page), email, more)

export type OwnCard = { number: string; pin: string }

/** The number and PIN of a Choice Gift Card that was bought and opened. */
export async function ownGiftcard(page: Page, email: string): Promise<OwnCard> {
  return (await ownGiftcards(page, email, { value: 25 }))[0] as OwnCard
}

/** All cards of the gift, by default Choice Gift Cards. */
export async function ownGiftcards(page: Page, email: string, gift: Omit<Gift, 'kind'>): Promise<OwnCard[]> {
  await fillBasket(page, { slug: 'all-in-one-gift-card', ...gift, kind: 'DIGITAL' })
  await savePayer(page, email)
  await placeOrder(page)
  const [, token] = await untilLink(page, email, /\/gift\/([\w-]{43})/)
  const { answer } = await askShop(page, OPEN, { token })
  return (answer as { gift: { packages: { cards: OwnCard[] }[] } }).gift.packages.flatMap(({ cards }) => cards)
}

/** Places the order of the basket and pays it, over the API. Returns the order's uuid. */
export async function placeOrder(page: Page): Promise<string> {
  const { uuid, redirectUrl } = await startOrder(asPage(page), 'paypal')
  await pressAt(page, redirectUrl, 'pay')
  return uuid
}

/** Places the order of the basket for a business, which pays later. */
export const orderByInvoice = (page: Page) => startOrder(asPage(page), 'invoice')

/** Places the order of the basket and opens the provider's page, without the checkout. */
export async function openProvider(page: Page, email: string, method: 'scheme' | 'paypal', more: object = {}): Promise<void> {
  await savePayer(page, email, more)
  const { uuid, redirectUrl } = await startOrder(asPage(page), method)
  // The browser's record of the order, as the checkout saves it.
  await page.evaluate((id) => sessionStorage.setItem('checkout-order', id), uuid)
  await page.goto(redirectUrl)
}

/** A link in the mails sent to an address, as soon as there is one. */
export async function untilLink(page: Page, to: string, link: RegExp): Promise<RegExpMatchArray> {
  let found: RegExpMatchArray | null = null
  const look = async () => {
    found = (await untilMailed(page, to))
      .map((mail) => mail.text)
      .join(' ')
      .match(link)
    return found
  }
  await expect.poll(look, SOON).not.toBeNull()
  return found as unknown as RegExpMatchArray
}

export const BUYER = { 'First name': 'Cleo', 'Last name': 'Hart' } as const

/** Types everything that an order without parcels asks for. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email address', { exact: true }).fill(email)
  for (const label of ['First name', 'Last name'] as const) await form.getByLabel(label, { exact: true }).fill(BUYER[label])
}

/** Opens the last step with the payer already set, or the single page of an order without parcels. */
export async function goToPayment(page: Page, email: string, more: object = {}): Promise<void> {
  await savePayer(page, email, more)
  await page.goto('/checkout/?step=payment')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Checkout|How would you like to pay\?)$/)
}

export async function submitPayment(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** On the payment simulator's page, where one button is enough. */
export async function payAtProvider(page: Page, action = 'Pay'): Promise<void> {
  await page.waitForURL(/\/hosted\//)
  await page.getByRole('button', { name: action, exact: true }).click()
}

/** Simulates the bank's payment. */
export async function letMoneyArrive(page: Page, pspReference: string): Promise<void> {
  await page.request.post(`${localOrigin(page.url(), 'provider')}/simulator/payments/${pspReference}/pay`, { maxRedirects: 0 })
}

/** On the payment simulator's page: pays with a test card and chooses the outcome. */
export async function payByCard(page: Page, action = 'Pay'): Promise<void> {
  await page.waitForURL(/\/hosted\//)
  await page.goto(`${page.url()}?card=visa`)
  await page.getByRole('button', { name: action, exact: true }).click()
}

type Booked = { id: string; reference: string }

/** The payment simulator's records of an order: its payments and webhooks. */
export async function readProviderBooks(page: Page, order: string): Promise<{ payments: Booked[]; webhooks: Booked[] }> {
  const books = await (await page.request.get(`${localOrigin(page.url(), 'provider')}/simulator/payments`)).json()
  const ofOrder = (entries: Booked[]) => entries.filter(({ reference }) => reference.startsWith(order))
  return { payments: ofOrder(books.payments), webhooks: ofOrder(books.webhooks) }
}
