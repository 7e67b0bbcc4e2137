import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { saveDraft } from '#web/features/checkout/checkout-draft.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { PayerPanels } from './payer-panels.tsx'
import { usePayerForm } from './use-payer-form.ts'

/** A cart without parcels. */
const CHECKOUT = { cart: { id: '1', shipments: [], billingAddress: null }, addresses: [] } as unknown as Checkout

function Payer() {
  return <PayerPanels form={usePayerForm(CHECKOUT)} checkout={CHECKOUT} />
}

const renderPayer = (toggles: object = {}) => renderInShop(<Payer />, undefined, toggles)

test('the buyer of a gift by email gives an email address and a name', async () => {
  await renderPayer()
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['email', 'firstName', 'lastName'])
})

test('where the law requires an address on every receipt, it is a field too', async () => {
  await renderPayer({ addressRequired: true })
  expect(await screen.findByRole('heading', { name: 'Your address' })).toBeTruthy()
  const asked = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))
  expect(asked).toEqual(expect.arrayContaining(['phoneNumber', 'postCode', 'houseNumber', 'street']))
})

test('an email address typed earlier is shown instead of a field, until the buyer changes it', async () => {
  saveDraft({ yourData: { email: 'cleo@example.org' } })
  const { user } = await renderPayer()
  expect(screen.getByText('cleo@example.org')).toBeTruthy()
  expect(screen.queryByLabelText('Email address')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change the email address' }))
  const field = screen.getByLabelText<HTMLInputElement>('Email address')
  expect([field.value, document.activeElement]).toEqual(['cleo@example.org', field])
})

test('where it must be typed twice, once is not enough', async () => {
  saveDraft({ yourData: { email: 'cleo@example.org' } })
  await renderPayer({ emailTwice: true })
  expect(screen.getByLabelText('Email address')).toBeTruthy()
})
