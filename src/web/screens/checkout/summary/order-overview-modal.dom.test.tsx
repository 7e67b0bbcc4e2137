import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { OrderOverviewModal } from './order-overview-modal.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const SHIPMENT = {
  id: 'shipment',
  variationType: 'DIGITAL',
  receiverKind: 'RECEIVER',
  deliveryAddress: { firstName: 'Ben', lastName: 'Moss', email: 'ben@example.com' },
  deliveryDate: '2026-03-10',
  deliverAt: null,
  arrival: { from: '2026-03-10', until: '2026-03-10', at: null },
  deliveryOptions: null,
  packages: [
    {
      id: 'package',
      giftcard: { qty: 2, title: 'Bramble', price: pounds(25), discount: null, variation: null },
      wrapper: { variation: { title: 'Confetti' } },
      giftPacking: null,
      message: { text: 'Well done!' },
      totalPrice: pounds(52),
    },
  ],
}
const CHECKOUT = {
  cart: {
    shipments: [SHIPMENT],
    billingAddress: null,
    totals: { subTotal: pounds(52), grandTotal: pounds(52), grandTotalWithoutTax: pounds(52), adjustments: [] },
  },
  takesGiftcards: true,
  giftcardTotal: 0,
  toPay: pounds(52),
} as unknown as Checkout

test('each gift card shows its receiver, delivery time, quantity, price, wrapper and personal note', async () => {
  await renderInShop(<OrderOverviewModal checkout={CHECKOUT} isOpen onClose={() => undefined} />)
  const text = screen.getByRole('dialog', { name: 'Your order' }).textContent
  for (const words of ['Ben Moss', 'ben@example.com', '10 Mar', '2 × £25', '£52.00', 'Wrapper: Confetti', 'Well done!']) {
    expect(text).toContain(words)
  }
})
