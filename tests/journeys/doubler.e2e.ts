import type { Page } from '@playwright/test'
import { askShop, changeShop, type OwnCard, ownGiftcard, test, untilMailed } from './buyer.ts'
import { solvePuzzle } from './customer.ts'
import { expect, expectAccessible, expectGood, originOf, SIZES, untilHydrated } from './shop.ts'

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

/** Sets the draw of a storefront to now. In the shop nothing can change its date. */
async function letDraw(storefront: string): Promise<void> {
  await changeShop(
    `with draw as (update doubler_draws set closes_at = now() - interval '12 hours', draw_at = now() where storefront = $1 returning id)
     select graphile_worker.add_job('run-doubler') from draw`,
    [storefront],
  )
}

/** Each attempt of the test uses a storefront of its own, with one entry and one winner. */
const DRAWS = ['CKUK', 'CBIE'] as const

/** A part of each journey runs on a phone, the rest on a desktop. */
const [PHONE, DESKTOP] = SIZES

test('a card is entered for the draw, and its ticket arrives by mail', async ({ page }) => {
  const card = await ownGiftcard(page, 'enters@example.org')
  await page.setViewportSize(PHONE.viewport)
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: 'Balance doubler' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Double what is on your card')
  await untilHydrated(page)
  await expectGood(page)
  if (!(await isOpen(page))) return expectClosed(page, card)
  await page.setViewportSize(DESKTOP.viewport)
  await page.getByRole('button', { name: 'Enter the draw' }).click()
  await expect(page.getByText('Enter your 19-digit card number here')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await fillEntry(page, card, 'anna.enters@example.org')
  await expect(page).toHaveURL('/doubler/thankyou/all-in-one-gift-card/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in the draw')
  await expectGood(page)
  const [mail] = await untilMailed(page, 'anna.enters@example.org')
  expect(mail?.text).toMatch(/Your ticket: [\w-]{43}/)
})

test('a recipient enters the draw from the redeem shop without leaving it', async ({ page }) => {
  const card = await ownGiftcard(page, 'redeems.doubles@example.org')
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`/check-your-balance/?card=${card.number}`)
  await untilHydrated(page)
  await page.getByLabel('PIN', { exact: true }).fill(card.pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await page.getByRole('button', { name: 'Redeem £25' }).click()
  await expect(page).toHaveURL('/check-your-balance/result/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Enter the balance doubler' }).click()
  const modal = page.getByRole('dialog', { name: 'Enter the balance doubler' })
  await expect(modal).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(DESKTOP.viewport)
  const answer = (await isOpen(page)) ? 'You’re in the draw' : 'Entries are closed until the draw at 12:00'
  await fillEntry(page, card, 'modal.enters@example.org')
  await expect(modal).toContainText(answer)
  await expect(page).toHaveURL('/check-your-balance/result/')
})

test('the winner of the month is on the page with initials and prize, gets a mail, and has twice as much on the card', async ({
  page,
  baseURL,
}, { retry }) => {
  const storefront = DRAWS[retry] ?? 'CKUK'
  const email = 'winner@example.org'
  const shop = originOf(baseURL, storefront.toLowerCase())
  await page.goto(shop)
  const card = await ownGiftcard(page, email)
  if (!(await isOpen(page))) return expectClosed(page, card)
  const entered = await askShop(page, ENTER, { number: card.number, puzzle: await solvePuzzle(page), email })
  expect(entered).toEqual({ answer: { errors: [] } })
  await letDraw(storefront)
  const subjects = async () => (await untilMailed(page, email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/^You won the doubler: .25$/))
  await page.setViewportSize(PHONE.viewport)
  await page.goto(`${shop}/doubler/`)
  await untilHydrated(page)
  await expect(page.locator('#results')).toContainText(/A\. H\. won .25/)
  await expectGood(page)
  await page.setViewportSize(DESKTOP.viewport)
  await page.goto(`${shop}/check-your-balance/?card=${card.number}`)
  await untilHydrated(page)
  await page.getByLabel('PIN', { exact: true }).fill(card.pin)
  await page.getByRole('button', { name: 'Check the balance' }).click()
  await expect(page.getByRole('button', { name: /^Redeem .50$/ })).toBeVisible()
})
