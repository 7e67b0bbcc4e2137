import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CheckoutTotalsFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { TotalsLines } from './totals-list.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })

test('shipping is one line, whatever the number of parcels; fees and discounts have their own lines, and the total is also shown without VAT', async () => {
  const totals = {
    subTotal: pounds(50),
    grandTotal: pounds(56.25),
    grandTotalWithoutTax: pounds(55.5),
    adjustments: [
      { title: '', adjustmentType: 'Shipping', price: pounds(3.5) },
      { title: '', adjustmentType: 'Shipping', price: pounds(4) },
      { title: '', adjustmentType: 'ServiceFee', price: pounds(0.75) },
      { title: 'Spring offer', adjustmentType: 'Discount', price: pounds(-2) },
    ],
  } as CheckoutTotalsFragment
  await renderInShop(
    <dl>
      <TotalsLines totals={totals} />
    </dl>,
  )
  const lines = screen
    .getAllByRole('definition')
    .map((amount) => `${amount.previousElementSibling?.textContent}: ${amount.textContent}`)
  expect(lines.slice(0, 5)).toEqual([
    'Gift cards and wrapping: £50.00',
    'Shipping: £7.50',
    'Service fee: £0.75',
    'Spring offer: -£2.00',
    'Total: £56.25',
  ])
  expect(lines[5]).toBe('VAT: Includes £0.75 VAT£55.50 excluding VAT')
})
