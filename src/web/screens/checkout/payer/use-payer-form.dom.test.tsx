import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { type PayerForm, usePayerForm } from './use-payer-form.ts'

const CHECKOUT = {
  cart: { id: '1', shipments: [], billingAddress: { firstName: 'Cleo', lastName: 'Hart', email: 'cleo@example.org' } },
  addresses: [],
} as unknown as Checkout

test('a payer who is being saved when the order is placed is saved once, and the order continues', async () => {
  let answer = () => {}
  const ask = vi.fn<() => Promise<unknown>>(
    () => new Promise((resolve) => (answer = () => resolve({ setBillingAddress: { order: null, errors: [] } }))),
  )
  let payer: PayerForm | undefined
  function Payer() {
    const form = usePayerForm(CHECKOUT)
    useEffect(() => {
      payer = form
    })
    return <p>{form.values.firstName}</p>
  }
  await renderInShop(<Payer />, ask as never)
  await screen.findByText('Cleo')
  const saved = act(async () => {
    const both = Promise.all([payer?.save(), payer?.save()])
    await vi.waitFor(() => expect(ask).toHaveBeenCalled())
    answer()
    return both
  })
  expect(await saved).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})
