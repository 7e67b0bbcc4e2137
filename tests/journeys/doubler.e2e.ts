import type { Page } from '@playwright/test'
import { askShop, changeShop, type OwnCard, ownGiftcard, test, untilMailed } from './buyer.ts'
import { solvePuzzle } from './customer.ts'
import { expect, expectGood, originOf, SIZES, untilHydrated } from './shop.ts'

/** From midnight to noon of the first Monday entries are closed; then the page says so. */
const isOpen = async (page: Page): Promise<boolean> => (await askShop(page, '{ doubler { isOpen } }')).doubler.isOpen

/** The page says that entries are closed, and the API refuses them. */
async function expectClosed(page: Page, { number }: Pick<OwnCard, 'number'>): Promise<void> {
  await page.goto(new URL('/doubler/', page.url()).href)
  await expect(page.getByRole('heading', { name: 'Entries are closed' })).toBeVisible()
  const { answer } = await askShop(page, ENTER, { number, puzzle: await solvePuzzle(page), email: 'late@example.org' })
  expect(answer.errors).toHaveLength(1)
}

async function fillEntry(page: Page, { number }: Pick<OwnCard, 'number'>, email: string): Promise<void> {
  const form = page.locator('form[action="/doubler/enter/"]').last()
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Your name').fill('Anna Hill')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Enter the draw' }).click()
}

const ENTER = `mutation ($number: String!, $puzzle: String!, $email: String!) {
  answer: enterDoubler(cardNumber: $number, name: "Anna Hill", email: $email, acceptTerms: true, captchaToken: $puzzle) {
    errors { message } } }`

const BALANCE = `query ($number: String!, $pin: String!, $puzzle: String!) {
  giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: $puzzle) { card { balance { value } } } }`

/** Sets the draw of a storefront to now. In the shop nothing can change its date. */
async function letDraw(storefront: string): Promise<void> {
  await changeShop(
    `with draw as (update doubler_draws set closes_at = now() - interval '12 hours', draw_at = now() where storefront = $1 returning id)
     select graphile_worker.add_job('run-doubler') from draw`,
    [storefront],
  )
}

/** Each attempt uses a storefront of its own, with one entry and one winner. */
const DRAWS = ['CKUK', 'CBIE'] as const

/** A part of the journey runs on a phone, the rest on a desktop. */
const [PHONE, DESKTOP] = SIZES

test('a card is entered for the draw; its ticket arrives by mail; it wins, and the page shows initials and prize', async ({
  page,
  baseURL,
}, { retry }) => {
  const storefront = DRAWS[retry] ?? 'CKUK'
  const email = 'winner@example.org'
  const shop = originOf(baseURL, storefront.toLowerCase())
  await page.setViewportSize(PHONE.viewport)
  await page.goto(shop)
  const card = await ownGiftcard(page, 'buys.winner@example.org')
  await page.locator('footer').getByRole('link', { name: 'Balance doubler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Double what is on your card')
  await untilHydrated(page)
  await expectGood(page)
  if (!(await isOpen(page))) return expectClosed(page, card)
  await page.setViewportSize(DESKTOP.viewport)
  await page.getByRole('button', { name: 'Enter the draw' }).click()
  await expect(page.getByText('Enter your 19-digit card number here')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await fillEntry(page, card, email)
  await expect(page).toHaveURL(/\/doubler\/thankyou\/all-in-one-gift-card\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the draw')
  await expectGood(page)
  const [mail] = await untilMailed(page, email)
  expect(mail?.text).toMatch(/Your ticket: [\w-]{43}/)

  await letDraw(storefront)
  const subjects = async () => (await untilMailed(page, email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^You won the doubler: .25$/))
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`${shop}/doubler/`)
  await untilHydrated(page)
  await expect(page.locator('#results')).toContainText(/A\. H\. won .25/)
  await expectGood(page)
  // The card has twice as much.
  const { giftcardInfo } = await askShop(page, BALANCE, { ...card, puzzle: await solvePuzzle(page) })
  expect(giftcardInfo.card.balance.value).toBe(50)
})
