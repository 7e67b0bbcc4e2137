import type { Locator, Page } from '@playwright/test'
import { paths } from '../../languages/pt/paths.ts'
import { PlaceOrderDocument } from '../../src/generated/documents.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import {
  askShop,
  failPayment,
  fillBasket,
  goToPayment,
  letMoneyArrive,
  openProvider,
  payAtProvider,
  payByCard,
  pressAt,
  readProviderBooks,
  submitPayment,
  test,
} from './buyer.ts'
import { expect, expectAccessible, expectGood, expectHeading, originOf, SIZES, untilHydrated, untilIdle } from './shop.ts'

const REFUSED =
  'We were unable to process your payment. Please try a different payment method or contact your bank for more information.'
const FAILED = 'Something went wrong with the payment, please try again or choose a different payment method.'
const TOO_OFTEN = 'Too many attempts have been made. Please try again later or use a different payment method.'

/** These journeys are walked on a phone, those of checkout.e2e.ts on a desktop. */
test.use({ viewport: SIZES[0].viewport })

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** To the provider's page, with a gift card for the buyer alone. */
async function goToProvider(page: Page, email: string): Promise<void> {
  await fillBasket(page, { kind: 'DIGITAL' })
  await openProvider(page, email, 'scheme')
}

test('a reload before the shop knows the result of the payment loses nothing, even when no webhook comes', async ({ page }) => {
  await goToProvider(page, 'reload@example.org')
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'Oh' }] } }))
  await payByCard(page, 'Pay, webhook lost')
  await expectHeading(page, 'Confirming your payment')
  await page.waitForResponse('**/graphql')
  await expect(page).toHaveURL(/&sessionResult=/)
  await page.unroute('**/graphql')
  await page.reload()
  await expectHeading(page, 'Thank you!')
})

test('leaving a cancelled payment in one tab gives up nothing that is being paid in another', async ({ page, context }) => {
  await goToProvider(page, 'two.tabs@example.org')
  await payByCard(page, 'Cancel')
  await expectHeading(page, 'You cancelled the payment')
  const other = await context.newPage()
  await other.goto(page.url())
  await untilHydrated(other)
  await payButton(page).click()
  await page.waitForURL(/\/hosted\//)
  const asked = other.waitForResponse('**/graphql')
  await other.getByRole('banner').getByRole('link').first().click()
  await asked
  await untilIdle(other)
  await payByCard(page)
  await expectHeading(page, 'Thank you!')
})

test('a payment that fails says why, and the same order is paid in another way; a sixth card is not tried', async ({ page }) => {
  await goToProvider(page, 'outcome@example.org')
  const main = page.getByRole('main')
  for (const [button, code, words] of [
    ['Refuse as fraud', 2035, REFUSED],
    ['Fail with an error', 2407, FAILED],
  ] as const) {
    await payByCard(page, button)
    await expectHeading(page, 'Your payment didn’t go through')
    await expect(page).toHaveURL(new RegExp(`/checkout/\\?error=${code}&order=`))
    await expect(main).toContainText(words)
    await expect(main).toContainText(/Order \S+ and everything in it is kept for you\./)
    await expect(main).not.toContainText(/fraud|acquirer/i)
    if (code === 2035) await payButton(page).click()
  }
  await expectAccessible(page)
  const order = new URL(page.url()).searchParams.get('order') as string
  for (let attempt = 3; attempt <= 5; attempt++) await failPayment(page, order)
  await page.reload()
  await untilHydrated(page)
  await expectHeading(page, 'Your payment didn’t go through')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText(TOO_OFTEN)
  await expect(page).toHaveURL(/\/checkout\/\?error=2407&order=/)
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Cancel this order and return to the basket' })).toBeVisible()
  expect((await readProviderBooks(page, order)).payments).toHaveLength(5)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await payButton(page).click()
  await payAtProvider(page)
  await expectHeading(page, 'Thank you!')
})

test('a slow bank keeps nobody waiting, and is asked again on demand', async ({ page }) => {
  await goToProvider(page, 'slow@example.org')
  await page.clock.install()
  await payByCard(page, 'Pay later')
  await expectHeading(page, 'Confirming your payment')
  await untilHydrated(page)
  const notice = page.getByText('This takes longer than usual.')
  await expect(notice).toBeHidden()
  await passTimeUntil(page, notice)
  await passTimeUntil(page, page.getByRole('heading', { name: 'Your bank is taking its time' }))
  await expect(page.getByRole('main')).toContainText('If it fails, nothing is charged.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expectHeading(page, 'Confirming your payment')
  await expect(notice).toBeHidden()
  const order = new URL(page.url()).searchParams.get('order') as string
  const [booked] = (await readProviderBooks(page, order)).payments
  await letMoneyArrive(page, booked?.id ?? '')
  await passTimeUntil(page, page.getByRole('heading', { name: 'Thank you!' }))
})

test('who leaves while the bank decides is not told to order again, and is asked before it is given up', async ({ page }) => {
  await goToProvider(page, 'undecided@example.org')
  await payByCard(page, 'Pay later')
  await expectHeading(page, 'Confirming your payment')
  const read = () => askShop(page, '{ unpaidOrder { status canRetry } }')
  await expect.poll(read).toEqual({ unpaidOrder: { status: 'PENDING', canRetry: false } })
  await page.goto('/cart/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(/We are checking order \d+ with your bank/)
  await expect(main).toContainText('You do not need to order again')
  await expect(main).not.toContainText('Put them back')
  await expectGood(page)
  const putBack = page.getByRole('button', { name: 'Put everything back in the basket' })
  await putBack.click()
  const question = page.getByRole('dialog', { name: 'Discard this order?' })
  await expect(question).toContainText('Your gifts go back into your basket. But your bank may still confirm the payment')
  await expectGood(page)
  await question.getByRole('button', { name: 'Keep the order' }).click()
  await page.getByRole('link', { name: 'Check the payment' }).click()
  await expectHeading(page, 'Confirming your payment')
  await page.goBack()
  await putBack.click()
  await question.getByRole('button', { name: 'Discard order' }).click()
  await expectHeading(page, 'Your basket')
  await expect(main).toContainText('Foxglove & Folio')
})

test('an order that is placed while the provider is silent is kept, and paid by another try', async ({ page }) => {
  await fillBasket(page, { kind: 'DIGITAL' })
  await goToPayment(page, 'silent@example.org')
  await loseProvider(page)
  await submitPayment(page, 'Debit or credit card')
  await expectHeading(page, 'Your order is not paid yet')
  await expect(page).toHaveURL(/\/checkout\/\?error=unavailable&order=/)
  await payButton(page).click()
  await payByCard(page)
  await expectHeading(page, 'Thank you!')
})

/** The provider is the same for all journeys: so this page alone is told that it has not answered. */
async function loseProvider(page: Page): Promise<void> {
  const answer = { payment: null, errors: [FAILURES.PAYMENT_UNAVAILABLE] }
  await page.evaluate(
    ({ placing, answer }) => {
      const ask = window.fetch
      window.fetch = async (address, request) => {
        const response = await ask(address, request)
        if (!String(request?.body).includes(placing)) return response
        const { data } = await response.json()
        return Response.json({ data: { placeOrder: { ...data.placeOrder, ...answer } } })
      }
    },
    { placing: PlaceOrderDocument.id, answer },
  )
}

/** Answers come in their own time, so the page's clock goes on in steps; nobody waits for ever. */
async function passTimeUntil(page: Page, seen: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(5_000)
    return seen.isVisible()
  }
  await expect.poll(look, { intervals: [200] }).toBe(true)
}

const BRAZILIAN = { countryCode: 'BR', postCode: '01000-000', city: 'São Paulo', phoneNumber: '+55 11912345678' } as const

test.describe('where an order is not paid by another try', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(originOf(baseURL, 'cbbr')) })

  async function goToBrazilianProvider(page: Page): Promise<void> {
    await fillBasket(page, { kind: 'DIGITAL', value: 100 })
    await openProvider(page, 'brazil@example.org', 'scheme', BRAZILIAN)
  }

  test("a payment that fails leads back to the basket's own payment, which says why", async ({ page }) => {
    await goToBrazilianProvider(page)
    const main = page.getByRole('main')
    for (const [button, title, words] of [
      ['Refuse', 'Your payment didn’t go through', REFUSED],
      ['Cancel', 'You cancelled the payment', 'Nothing was charged, and everything is in your basket as before.'],
    ] as const) {
      await payByCard(page, button)
      await expectHeading(page, 'Checkout')
      await expect(main).toContainText(title)
      await expect(main).toContainText(words)
      await expect(page.getByRole('button', { name: 'Cancel this order and return to the basket' })).toHaveCount(0)
      await expect(main.getByRole('checkbox', { name: /terms and conditions/ })).not.toBeChecked()
      await submitPayment(page, button === 'Refuse' ? 'Debit or credit card' : 'PayPal')
    }
    await payAtProvider(page)
    await expectHeading(page, 'Thank you!')
  })

  test('a shopper who never came back from a refusal is offered the gifts, and no other try', async ({ page }) => {
    await goToBrazilianProvider(page)
    const hosted = page.url()
    const main = page.getByRole('main')
    const offered = 'Put them back in your basket to order them again.'
    await page.goto(paths.cart)
    await expect(main).toContainText(offered)
    await pressAt(page, hosted, 'refuse')
    await page.reload()
    await untilHydrated(page)
    await expect(main).toContainText(offered)
    await expect(main.getByRole('link', { name: /^Pay / })).toHaveCount(0)
    await expectGood(page)
    const order = await page.evaluate(() => sessionStorage.getItem('checkout-order'))
    for (const path of [paths.checkout, `${paths.checkout}?error=2035&order=${order}`]) {
      await page.goto(path)
      await expectHeading(page, 'Your payment didn’t go through')
      await expect(main).toContainText(
        /Order \S+ is kept for you\. If you discard it, everything in it goes back to your basket\./,
      )
      await expect(payButton(page)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Cancel this order and return to the basket' }).click()
    await expectHeading(page, 'Your basket')
    await expect(main).toContainText('Foxglove & Folio')
    await expect(main).not.toContainText('is not paid yet')

    await test.step('an order that is placed while the provider is silent is no basket to fill in again', async () => {
      await page.goto(`${paths.checkout}?step=payment`)
      await untilHydrated(page)
      await loseProvider(page)
      await submitPayment(page, 'Debit or credit card')
      await expectHeading(page, 'Your order is not paid yet')
      await expect(payButton(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Cancel this order and return to the basket' }).click()
      await expectHeading(page, 'Your basket')
      await expect(main).toContainText('Foxglove & Folio')
    })
  })
})
