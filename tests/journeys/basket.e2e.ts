import type { Page } from '@playwright/test'
import { CheckoutDocument } from '../../src/generated/documents.ts'
import { ADDRESS, askShop, fillBasket, sayWhoPays } from './buyer.ts'
import { expect, expectAccessible, originOf, SIZES, test, untilHydrated } from './shop.ts'

const toCheckout = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true })
const whoOrders = (page: Page) => page.getByRole('dialog', { name: 'What is your email address?' })
const failed = (page: Page) => page.getByRole('dialog', { name: 'That did not work' })
const tap = (page: Page, { name, line = 0 }: { name: 'One more' | 'One less'; line?: number }) =>
  page.getByRole('button', { name }).nth(line).click()

/** The basket with a gift of each value, one of each unless more are wanted. */
async function openBasket(page: Page, ...gifts: { value: number; qty?: number }[]): Promise<void> {
  for (const gift of gifts) await fillBasket(page, { kind: 'DIGITAL', ...gift })
  await page.goto('/cart/')
  await untilHydrated(page)
}

/** Opens a gift to be changed, and gives its message. */
async function edit(page: Page, line = 0) {
  await page.getByRole('button', { name: 'Edit Foxglove & Folio' }).nth(line).click()
  const forms = page.getByRole('form', { name: 'Edit your gift' })
  return forms.last().getByRole('textbox', { name: /message/i })
}

type Sent = { query: string; variables: { input?: { qty?: number; packageId?: string; message?: string } } }

/** Whatever is asked of the shop, in its order. Each waits for what the journey says. */
async function listSent(page: Page, wait: (sent: Sent) => Promise<void> | undefined = () => undefined): Promise<Sent[]> {
  const list: Sent[] = []
  await page.route('**/graphql', async (route) => {
    const sent: Sent = route.request().postDataJSON()
    list.push(sent)
    await wait(sent)
    await route.continue()
  })
  return list
}

test('a change that is still being saved is shown at the checkout', async ({ page }) => {
  await openBasket(page, { value: 40 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  const sent = await listSent(page, ({ variables }) => (variables.input?.qty ? isSlow : undefined))
  await toCheckout(page).hover()
  for (const _time of [1, 2]) await tap(page, { name: 'One more' })
  await toCheckout(page).click()
  setTimeout(arrive, 500)
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox').fill('in.haste@example.org')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('dt', { hasText: 'Gift cards and wrapping' }).locator('+ dd').first()).toHaveText('£120.00')
  // Pointing at the button asks for nothing yet.
  const asked = sent.map(({ query, variables }) => (query === CheckoutDocument.id ? 'checkout' : variables.input?.qty))
  expect(asked.filter(Boolean)).toEqual([2, 3, 'checkout'])
})

test('a gift that is being edited is saved on the way to the checkout, or keeps the shopper in the basket', async ({ page }) => {
  await openBasket(page, { value: 40 })
  const message = await edit(page)
  await message.fill('See www.example.org')
  await toCheckout(page).click()
  await expect(message).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await message.fill('Happy birthday')
  await toCheckout(page).click()
  await expect(whoOrders(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('“Happy birthday”')).toBeVisible()
})

test('saving a gift sends all of it; an editor without a change is closed on the way to the checkout', async ({ page }) => {
  await openBasket(page, { value: 40 })
  const sent = await listSent(page)
  const listSaved = () => sent.flatMap(({ variables: { input } }) => (input?.packageId ? [input] : []))
  const message = await edit(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(message).toBeHidden()
  // What the shop has withdrawn goes out of the basket.
  expect(listSaved()).toEqual([expect.objectContaining({ wrapperId: null, giftPackingId: null })])

  await expect(await edit(page)).toBeVisible()
  await toCheckout(page).click()
  await expect(whoOrders(page)).toBeVisible()
  await expect(message).toBeHidden()
  expect(listSaved()).toHaveLength(1)
})

test('when two gifts are being edited, the second is saved with its latest text', async ({ page }) => {
  await openBasket(page, { value: 40 }, { value: 25 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  const sent = await listSent(page, ({ variables }) => (variables.input?.message === 'First' ? isSlow : undefined))
  const first = await edit(page)
  await first.fill('First')
  const second = await edit(page, 1)
  await second.fill('Sec')
  await toCheckout(page).click()
  await expect.poll(() => sent.some(({ variables }) => variables.input?.message === 'First')).toBe(true)
  await second.fill('Second')
  arrive()
  await expect(whoOrders(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('“First”')).toBeVisible()
  await expect(page.getByText('“Second”')).toBeVisible()
})

test('a number that is refused keeps the shopper in the basket, whatever is taken after it', async ({ page }) => {
  // An order holds a hundred cards.
  await openBasket(page, { value: 10, qty: 98 }, { value: 25, qty: 2 })
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  await listSent(page, ({ variables }) => (variables.input?.qty ? isSlow : undefined))
  await tap(page, { name: 'One more' })
  await tap(page, { name: 'One less', line: 1 })
  await toCheckout(page).click()
  arrive()
  await expect(failed(page)).toContainText('Exceeding of giftcard limit in the order')
  await expectAccessible(page)
  await failed(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByLabel('Quantity').first()).toHaveValue('98')
  await expect(page.getByLabel('Quantity').last()).toHaveValue('1')
  await expect(page).toHaveURL(/\/cart\/$/)
  // They have read it: what stands here now is what they order.
  await toCheckout(page).click()
  await expect(whoOrders(page)).toBeVisible()
})

test('a shop that cannot be reached while an editor is saved says so, and nothing typed is lost', async ({ page }) => {
  await openBasket(page, { value: 40 })
  const message = await edit(page)
  await message.fill('Happy birthday')
  await page.route('**/graphql', (route) => {
    const { variables }: Sent = route.request().postDataJSON()
    return variables.input?.packageId ? route.fulfill({ json: { errors: [{ message: 'Oh' }] } }) : route.continue()
  })
  await toCheckout(page).click()
  await expect(failed(page).getByRole('alert')).not.toBeEmpty()
  await failed(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(message).toHaveValue('Happy birthday')
  await page.unroute('**/graphql')
  await toCheckout(page).click()
  await expect(whoOrders(page)).toBeVisible()
  await page.reload()
  await expect(page.getByText('“Happy birthday”')).toBeVisible()
})

test('a gift for the buyer is sent to somebody in another state, and back to the buyer', async ({ page, baseURL }) => {
  await page.setViewportSize(SIZES[0].viewport)
  const origin = originOf(baseURL, 'cbus')
  await page.goto(`${origin}/`)
  await fillBasket(page, { kind: 'PHYSICAL' })
  await sayWhoPays(page, 'own.state@example.org', { countryCode: 'US', postCode: '10001', city: 'New York' })
  await page.goto(`${origin}/cart/`)
  await untilHydrated(page)
  await expect(page.getByText('For you')).toBeVisible()
  const field = (label: string) => page.getByRole('dialog').getByLabel(label)
  const save = () => page.getByRole('button', { name: 'Save recipient' }).click()
  await page.getByRole('button', { name: 'Send to someone else' }).click()
  // Nothing of the buyer stands there.
  for (const label of ['First name', 'Last name', 'Postcode', 'House number or name', 'Street', 'Town or city']) {
    await expect(field(label)).toHaveValue('')
  }
  const sam = { 'First name': 'Sam', 'Last name': 'Reed', Postcode: '78701', 'House number or name': '5', Street: 'Elm Road' }
  for (const [label, text] of Object.entries({ ...sam, City: 'Asutin', State: 'Texas' })) await field(label).fill(text)
  await save()
  await expect(page.getByText('For Sam Reed')).toBeVisible()
  await page.getByRole('button', { name: 'Edit recipient' }).click()
  await field('Town or city').fill('Austin')
  await expect(field('State')).toHaveValue('Texas')
  await save()
  await expect(page.getByText('5 Elm Road, Austin Texas 78701')).toBeVisible()
  await page.getByRole('button', { name: 'Edit recipient' }).click()
  await page.getByRole('dialog').getByText('For me', { exact: true }).click()
  await expect(field('First name')).toHaveCount(0)
  await save()
  await expect(page.getByText('For you')).toBeVisible()
  // The page shows it before it is saved.
  const readCart = () => askShop(page, '{ cartV2 { shipments { receiverKind hasOwnAddress deliveryAddress { street } } } }')
  const back = { receiverKind: 'ME', hasOwnAddress: false, deliveryAddress: { street: ADDRESS.street } }
  await expect.poll(async () => (await readCart()).cartV2.shipments).toEqual([back])
})
