import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CancelOrderDocument, type OrderKind, PaymentStateDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '#web/data/ask.ts'
import { RetryScreen } from './retry-screen.tsx'

const AMOUNT = { currency: 'GBP', value: 40 }
const PAYPAL = { id: 'paypal', title: 'PayPal', logo: null, brandLogos: [], banks: [], provider: null, note: null }

/** Opens an order that the bank refused, in a store without another payment attempt. */
async function openRefused(kind: OrderKind, changes: object = {}) {
  const order = { id: '1', number: '100001', kind, paymentMethod: 'paypal', status: 'PENDING', totals: { grandTotal: AMOUNT } }
  const error = { name: 'PAYMENT_FRAUD', code: '2035' }
  const refused = { status: 'FAILED', canRetry: true, canCancel: true, order, amount: AMOUNT, giftcards: [], error, ...changes }
  let isCanceled = false
  const ask = (async (document: unknown) => {
    if (document === PaymentStateDocument)
      return { paymentState: { ...refused, canCancel: refused.canCancel && !isCanceled, bankTransfer: null } }
    if (document !== CancelOrderDocument) return { paymentMethods: [PAYPAL] }
    isCanceled = true
    return { cancelOrder: { status: true, cart: null, errors: [] } }
  }) as Ask
  return renderInShop(<RetryScreen orderUuid="1" mayRetry={false} />, ask)
}

test.each<[OrderKind, string]>([
  ['ACTIVATION', 'Cancel this activation'],
  ['REDEEM', 'Stop redeeming'],
])('in a store without retries, %s can still be retried, because there is no basket to return to', async (kind, cancel) => {
  await openRefused(kind)
  expect(await screen.findByRole('button', { name: 'Pay £40' })).toBeTruthy()
  expect(screen.getByRole('button', { name: cancel })).toBeTruthy()
  expect(screen.queryByText(/basket/)).toBeNull()
})

test('an order from the basket cannot be retried there', async () => {
  await openRefused('REGULAR')
  expect(await screen.findByText(/everything in it goes back to your basket/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay £40' })).toBeNull()
})

test('an activation that is too old to be paid does not mention a basket either', async () => {
  await openRefused('ACTIVATION', { canRetry: false })
  expect(await screen.findByText(/Order 100001 can no longer be paid/)).toBeTruthy()
  expect(screen.queryByText(/basket/)).toBeNull()
})

test('a cancelled activation leads back to the activation page', async () => {
  const { user, history } = await openRefused('ACTIVATION')
  await user.click(await screen.findByRole('button', { name: 'Cancel this activation' }))
  await waitFor(() => expect(history.location.pathname).toBe('/activate/'))
})

test('the page of a cancelled activation says that nothing was charged, and where to start again', async () => {
  await openRefused('ACTIVATION', { status: 'CANCELED', canRetry: false, canCancel: false })
  expect(await screen.findByRole('heading', { name: 'You’ve cancelled this activation' })).toBeTruthy()
  expect(screen.getByText('You haven’t been charged for order 100001, and no card was activated.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Activate a card' }).getAttribute('href')).toBe('/activate/')
})
