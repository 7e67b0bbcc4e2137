import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderLineFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { OrderCard } from './order-card.tsx'

const ORDER: OrderLineFragment = {
  id: 'uuid',
  number: '10000001',
  kind: 'REGULAR',
  customerType: 'PRIVATE',
  status: 'PENDING',
  placedOn: '2026-11-18T12:00:00Z',
  quantity: 1,
  receiversCount: 1,
  giftsPath: null,
  invoicePath: null,
  isOnCredit: false,
  isUndone: false,
  paymentMethod: 'scheme',
  totals: { grandTotal: { currency: 'GBP', value: 40 } },
  receivers: [],
}

test.each<[string, Partial<OrderLineFragment>, string[]]>([
  ['an unpaid order leads back to its payment', {}, ['Continue to payment']],
  [
    'an order that awaits a transfer leads to the account details',
    { paymentMethod: 'banktransfer' },
    ['Details for your bank transfer'],
  ],
  ['a paid order has no link', { status: 'COMPLETED' }, []],
  ['a cancelled order has no link', { status: 'CANCELED' }, []],
  ['a paid activation leads to its cards', { status: 'COMPLETED', kind: 'ACTIVATION' }, ['See the cards']],
  ['an unpaid activation leads to its payment', { kind: 'ACTIVATION' }, ['Continue to payment']],
])('%s', async (_sentence, changes, links) => {
  await renderInShop(<OrderCard order={{ ...ORDER, ...changes }} />)
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
})

test('an undone exchange is marked as undone, and its closed page has no link', async () => {
  const exchange = { ...ORDER, kind: 'REDEEM', status: 'COMPLETED', giftsPath: '/order/token/' } as const
  const { unmount } = await renderInShop(<OrderCard order={exchange} />)
  expect(screen.getByText('Paid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Follow your gifts' })).toBeTruthy()
  unmount()
  await renderInShop(<OrderCard order={{ ...exchange, isUndone: true }} />)
  expect(screen.getByText('Undone')).toBeTruthy()
  expect(screen.queryByText('Paid')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an activation shows its number of cards, no recipients, and cannot be ordered again', async () => {
  await renderInShop(<OrderCard order={{ ...ORDER, kind: 'ACTIVATION', status: 'COMPLETED', quantity: 25 }} />)
  expect(screen.getByText('25 cards')).toBeTruthy()
  expect(screen.queryByText(/recipient/)).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Details10000001'])
})
