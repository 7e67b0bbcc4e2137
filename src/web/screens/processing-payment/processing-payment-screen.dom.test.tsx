import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderKind } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { ProcessingPaymentScreen } from './processing-payment-screen.tsx'

/** Returns from the provider's page after the bank refused, in a store without another payment attempt. */
async function comeBackWith(kind: OrderKind) {
  const order = { id: '1', kind, groupedTotals: { physicalTotal: { qty: 0 } } }
  const state = { status: 'FAILED', order, error: { code: '2035' }, bankTransfer: null }
  const canceled: unknown[] = []
  const ask = (async (_document: unknown, variables: { sessionId?: string }) => {
    if (variables.sessionId) return { confirmReturn: { state } }
    canceled.push(variables)
    return { cancelOrder: { status: true, cart: null, errors: [] } }
  }) as Ask
  const search = { order: '1', sessionId: 'CS1', sessionResult: 'X!1' }
  const { history } = await renderInShop(<ProcessingPaymentScreen search={search} canRetry={false} />, ask)
  await waitFor(() => expect(history.location.pathname).toBe('/checkout/'))
  return { search: history.location.search, canceled }
}

test.each<OrderKind>(['REGULAR', 'MULTI_ADDRESS', 'REORDER'])(
  'in a store without retries, the basket gets its gifts back: %s',
  async (kind) => {
    expect(await comeBackWith(kind)).toEqual({ search: '?step=payment&error=2035', canceled: [{ orderUuid: '1' }] })
  },
)

test.each<OrderKind>(['ACTIVATION', 'REDEEM'])(
  'an order that did not come from the basket is not cancelled, and can be paid again in every store: %s',
  async (kind) => {
    expect(await comeBackWith(kind)).toEqual({ search: '?error=2035&order=1', canceled: [] })
  },
)
