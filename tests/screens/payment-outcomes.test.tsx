import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '../../languages/pt/paths.ts'
import { PlaceOrderDocument } from '../../src/generated/documents.ts'
import { ask as send } from '../../src/platform/http/ask.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { putIntoBasket, setPayer, startOrder } from '../support/basket.ts'
import { main, visitShop } from '../support/open-page.tsx'
import { leaveBy, pressAt } from '../support/open-shop.ts'

const REFUSED =
  'We were unable to process your payment. Please try a different payment method or contact your bank for more information.'
const FAILED = 'Something went wrong with the payment, please try again or choose a different payment method.'
const TOO_OFTEN = 'Too many attempts have been made. Please try again later or use a different payment method.'
const CANCEL = 'Cancel this order and return to the basket'
const RETRY = `mutation ($orderUuid: ID!, $key: String!) {
  answer: retryPayment(orderUuid: $orderUuid, paymentMethod: "scheme", idempotencyKey: $key) { payment { redirectUrl } errors { message } } }`

type Visitor = ReturnType<typeof visitShop>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const payButton = () => main().findByRole('button', { name: /^Pay / })
const mainText = () => document.querySelector('main')?.textContent

/** Opens the provider's page with a gift card for the buyer. */
async function goToProvider({ ask }: Visitor, { value = 40, ...payer }: { value?: number } = {}): Promise<string> {
  await putIntoBasket(ask, { kind: 'DIGITAL', value })
  await setPayer(ask, 'outcome@example.org', payer)
  const { uuid, redirectUrl } = await startOrder(ask, 'scheme')
  // The browser's record of the order, as the checkout saves it.
  sessionStorage.setItem('checkout-order', uuid)
  return redirectUrl
}

/** Accepts the terms at the checkout and returns the provider's page. */
async function submitPayment(user: UserEvent, method: string): Promise<string> {
  await user.click(await main().findByRole('radio', { name: new RegExp(`^${method}`) }))
  await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
  return leaveBy(user, await payButton())
}

/** Starts another payment attempt that the bank refuses. The shop must learn the result before the next attempt. */
async function failPayment({ ask }: Visitor, orderUuid: string): Promise<void> {
  const { answer } = await ask(RETRY, { orderUuid, key: crypto.randomUUID() })
  await pressAt(answer.payment.redirectUrl, 'refuse')
  const read = async () => (await ask(`{ paymentState(orderUuid: "${orderUuid}") { status } }`)).paymentState.status
  await vi.waitUntil(async () => (await read()) === 'FAILED', { timeout: 20_000, interval: 100 })
}

/** The number of payments that the provider has for an order. */
async function countPayments(hosted: string, order: string): Promise<number> {
  const { text } = await send(new URL('/simulator/payments', hosted), { timeoutMs: 30_000 })
  const { payments } = JSON.parse(text) as { payments: { reference: string }[] }
  return payments.filter(({ reference }) => reference.startsWith(order)).length
}

/** The provider accepts the next order, but its answer gets lost. */
function loseProvider({ ask, route }: Visitor): void {
  route(async (call) => {
    if (call.query !== PlaceOrderDocument.id) return undefined
    const { placeOrder } = await ask(call)
    return { data: { placeOrder: { ...placeOrder, payment: null, errors: [FAILURES.PAYMENT_UNAVAILABLE] } } }
  })
}

test('a failed payment shows why, and the same order is paid by another method; a sixth card is not tried', async () => {
  const visitor = visitShop()
  let hosted = await goToProvider(visitor)
  let user: UserEvent | undefined
  for (const [action, code, words] of [
    ['fraud', 2035, REFUSED],
    ['error', 2407, FAILED],
  ] as const) {
    user = await visitor.open(await pressAt(hosted, action))
    await heading('Your payment didn’t go through')
    await waitFor(() => expect(location.search).toMatch(new RegExp(`^\\?error=${code}&order=`)))
    await waitFor(() => expect(mainText()).toContain(words))
    expect(mainText()).toMatch(/Order \S+ and everything in it is kept for you\./)
    expect(mainText()).not.toMatch(/fraud|acquirer/i)
    if (code === 2035) hosted = await leaveBy(user, await payButton())
  }
  const order = new URLSearchParams(location.search).get('order') as string
  for (let attempt = 3; attempt <= 5; attempt++) await failPayment(visitor, order)
  user = await visitor.open(location.pathname + location.search)
  await heading('Your payment didn’t go through')
  await user.click(await payButton())
  expect((await main().findByRole('alert')).textContent).toContain(TOO_OFTEN)
  expect(location.search).toMatch(/^\?error=2407&order=/)
  expect(main().getByRole('button', { name: CANCEL })).toBeTruthy()
  expect(await countPayments(hosted, order)).toBe(5)
  await user.click(await main().findByRole('radio', { name: /^PayPal/ }))
  await visitor.open(await pressAt(await leaveBy(user, await payButton()), 'pay'))
  await heading('Thank you!')
})

test('an order with a refused payment is found in the basket, and its gifts can be put back', async () => {
  const visitor = visitShop()
  await visitor.open(await pressAt(await goToProvider(visitor), 'refuse'))
  await heading('Your payment didn’t go through')
  // The tab was closed, and a new one knows nothing of the order.
  sessionStorage.clear()
  const user = await visitor.open('/cart/')
  await waitFor(() => expect(mainText()).toMatch(/Order \S+ is not paid yet/))
  await user.click(await main().findByRole('link', { name: /^Pay £/ }))
  await heading('Your payment didn’t go through')
  await visitor.open('/cart/')
  await user.click(await main().findByRole('button', { name: 'Put everything back in the basket' }))
  await heading('Your basket')
  await main().findByRole('button', { name: 'Remove Foxglove & Folio' })
  expect(mainText()).not.toContain('is not paid yet')
})

test('an order placed while the provider is down is kept, and paid by a retry', async () => {
  const visitor = visitShop()
  await putIntoBasket(visitor.ask, { kind: 'DIGITAL' })
  await setPayer(visitor.ask, 'silent@example.org')
  const user = await visitor.open('/checkout/?step=payment')
  loseProvider(visitor)
  await user.click(await main().findByRole('radio', { name: /^PayPal/ }))
  await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
  await user.click(await payButton())
  await heading('Your order is not paid yet')
  expect(location.search).toMatch(/^\?error=unavailable&order=/)
  await user.click(await main().findByRole('radio', { name: /^PayPal/ }))
  await visitor.open(await pressAt(await leaveBy(user, await payButton()), 'pay'))
  await heading('Thank you!')
})

describe('in a store without retries', () => {
  const BRAZILIAN = { countryCode: 'BR', postCode: '01000-000', city: 'São Paulo', phoneNumber: '+55 11912345678', value: 100 }

  test('a failed payment leads back to the payment step of the basket, which shows why', async () => {
    const visitor = visitShop('cbbr.localhost')
    let hosted = await goToProvider(visitor, BRAZILIAN)
    for (const [action, title, words] of [
      ['refuse', 'Your payment didn’t go through', REFUSED],
      ['cancel', 'You cancelled the payment', 'Nothing was charged, and everything is in your basket as before.'],
    ] as const) {
      const user = await visitor.open(await pressAt(hosted, action))
      await heading('Checkout')
      await waitFor(() => expect(mainText()).toContain(title))
      await waitFor(() => expect(mainText()).toContain(words))
      expect(main().queryByRole('button', { name: CANCEL })).toBeNull()
      expect((await main().findByRole<HTMLInputElement>('checkbox', { name: /terms and conditions/ })).checked).toBe(false)
      hosted = await submitPayment(user, action === 'refuse' ? 'Debit or credit card' : 'PayPal')
    }
    await visitor.open(await pressAt(hosted, 'pay'))
    await heading('Thank you!')
  })

  test('a shopper who never came back from a refusal is offered the gifts, but no retry', async () => {
    const visitor = visitShop('cbbr.localhost')
    const hosted = await goToProvider(visitor, BRAZILIAN)
    const offered = 'Put them back in your basket to order them again.'
    await visitor.open(paths.cart)
    await waitFor(() => expect(mainText()).toContain(offered))
    await pressAt(hosted, 'refuse')
    await visitor.open(paths.cart)
    await waitFor(() => expect(mainText()).toContain(offered))
    expect(main().queryByRole('link', { name: /^Pay / })).toBeNull()
    const order = sessionStorage.getItem('checkout-order')
    let user: UserEvent | undefined
    for (const path of [paths.checkout, `${paths.checkout}?error=2035&order=${order}`]) {
      user = await visitor.open(path)
      await heading('Your payment didn’t go through')
      await main().findByRole('button', { name: CANCEL })
      expect(mainText()).toMatch(/Order \S+ is kept for you\. If you discard it, everything in it goes back to your basket\./)
      expect(main().queryByRole('button', { name: /^Pay / })).toBeNull()
    }
    await user?.click(main().getByRole('button', { name: CANCEL }))
    await heading('Your basket')
    expect(mainText()).toContain('Foxglove & Folio')
    expect(mainText()).not.toContain('is not paid yet')
  })

  test('an order placed while the provider is down does not become a basket to order again', async () => {
    const visitor = visitShop('cbbr.localhost')
    const { value, ...payer } = BRAZILIAN
    await putIntoBasket(visitor.ask, { kind: 'DIGITAL', value })
    await setPayer(visitor.ask, 'silent.brazil@example.org', payer)
    const user = await visitor.open(`${paths.checkout}?step=payment`)
    loseProvider(visitor)
    await user.click(await main().findByRole('radio', { name: /^Debit or credit card/ }))
    await user.click(main().getByRole('checkbox', { name: /terms and conditions/ }))
    await user.click(await payButton())
    await heading('Your order is not paid yet')
    expect(main().queryByRole('button', { name: /^Pay / })).toBeNull()
    await user.click(main().getByRole('button', { name: CANCEL }))
    await heading('Your basket')
    expect(mainText()).toContain('Foxglove & Folio')
  })
})
