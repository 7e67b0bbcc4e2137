import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderLineFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '#web/data/ask.ts'
import { OrderDetailsModal } from './order-details-modal.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const ORDER = {
  id: 'uuid',
  number: '10000001',
  kind: 'REGULAR',
  customerType: 'BUSINESS',
  status: 'PENDING',
  placedOn: '2026-03-02T10:00:00Z',
  email: 'anna@example.com',
  paymentMethodTitle: 'PayPal',
  gifts: [],
  receivers: [{ receiverKind: 'RECEIVER', firstName: 'Ben', items: [{ qty: 2, title: 'Bramble £25' }] }],
  billingAddress: { firstName: 'Anna', lastName: 'Hill', companyName: 'Hill Bakers', referenceNumber: 'Cost centre 7' },
  totals: {
    subTotal: pounds(50),
    grandTotal: pounds(55.44),
    grandTotalWithoutTax: pounds(54.95),
    adjustments: [
      { title: '', adjustmentType: 'Shipping', price: pounds(4.95) },
      { title: '', adjustmentType: 'ServiceFee', price: pounds(0.49) },
    ],
  },
}

test('the details of an undone exchange do not say that its gift was sent', async () => {
  const gift = { shipmentId: 'one', receiverKind: 'RECEIVER', firstName: 'Ben', lastName: 'Ford', email: 'ben@example.com' }
  const sent = { ...gift, state: 'SENT', sentAt: '2026-03-02T10:01:00Z', items: [{ qty: 2, title: 'Bramble £25' }] }
  const undone = { ...ORDER, kind: 'REDEEM', customerType: 'PRIVATE', status: 'COMPLETED', gifts: [sent], isUndone: true }
  const ask = (() => Promise.resolve({ order: undone, paymentState: null })) as unknown as Ask
  await renderInShop(<OrderDetailsModal isOpen onClose={() => undefined} order={undone as unknown as OrderLineFragment} />, ask)
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(screen.getByText('For Ben').nextElementSibling?.textContent).toBe('2 × Bramble £25')
  expect(screen.queryByText(/Sent by email/)).toBeNull()
})

test('the details of an order show its contact person, receivers, payment method, service fee, shipping, and totals with and without VAT', async () => {
  const answer = { order: ORDER, paymentState: { amount: pounds(55.44), giftcards: [] } }
  const ask = (() => Promise.resolve(answer)) as unknown as Ask
  await renderInShop(<OrderDetailsModal isOpen onClose={() => undefined} order={ORDER as unknown as OrderLineFragment} />, ask)
  const modal = await screen.findByRole('dialog', { name: 'Order 10000001' })
  await screen.findByText('Contact person')
  const facts = [...modal.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(Object.fromEntries(facts)).toMatchObject({
    'Contact person': 'Anna Hill',
    Reference: 'Cost centre 7',
    'Ordered on': expect.stringContaining('2 March'),
    'Service fee': '£0.49',
    Shipping: '£4.95',
    Total: '£55.44',
    VAT: 'Includes £0.49 VAT£54.95 excluding VAT',
    PayPal: '£55.44',
  })
  expect(screen.getByText('For Ben').nextElementSibling?.textContent).toBe('2 × Bramble £25')
})
