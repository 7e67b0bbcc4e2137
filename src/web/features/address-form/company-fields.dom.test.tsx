import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { useForm } from '../../forms/use-form.ts'
import { CompanyFields } from './company-fields.tsx'

function Company() {
  const initial = { companyName: '', vatNumber: '', kvkNumber: '', invoiceEmail: '' }
  return <CompanyFields form={useForm({ initial, listFailures: () => [], send: () => Promise.resolve([]) })} countryCode="GB" />
}

test('a correction is suggested for a mistyped invoice address, and applied by a click', async () => {
  const { user } = await renderInShop(<Company />)
  const email = screen.getByLabelText<HTMLInputElement>(/^Email address for the invoice/)
  await user.type(email, 'books@gmial.com')
  await user.click(screen.getByRole('button', { name: 'books@gmail.com' }))
  expect(email.value).toBe('books@gmail.com')
})
