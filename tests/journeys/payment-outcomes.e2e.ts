import type { Locator, Page } from '@playwright/test'
import { askShop, fillBasket, letMoneyArrive, openProvider, payByCard, readProviderBooks, test } from './buyer.ts'
import { expect, expectGood, expectHeading, SIZES, untilHydrated, untilIdle } from './shop.ts'

/** These journeys run on a phone, those of checkout.e2e.ts on a desktop. */
test.use({ viewport: SIZES[0].viewport })

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** Opens the provider's page with a gift card for the buyer. */
async function goToProvider(page: Page, email: string): Promise<void> {
  await fillBasket(page, { kind: 'DIGITAL' })
  await openProvider(page, email, 'scheme')
}

test('a reload before the shop knows the payment result loses nothing, even without a webhook', async ({ page }) => {
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

test('leaving a cancelled payment in one tab does not cancel an order that is being paid in another', async ({
  page,
  context,
}) => {
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

test('a slow bank does not hold up the shopper, and can be asked again', async ({ page }) => {
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

test('a shopper who leaves while the bank decides is not sent to order again, and must confirm before the order is cancelled', async ({
  page,
}) => {
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

/** Answers arrive in real time, so the page's clock advances in steps. It ends after a limit. */
async function passTimeUntil(page: Page, seen: Locator): Promise<void> {
  const look = async () => {
    await page.clock.fastForward(5_000)
    return seen.isVisible()
  }
  await expect.poll(look, { intervals: [200] }).toBe(true)
}
