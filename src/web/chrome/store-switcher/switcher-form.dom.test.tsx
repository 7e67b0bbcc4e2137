import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { SwitcherForm } from './switcher-form.tsx'

const language = { languageCode: 'en', textLanguage: 'en', isDefault: true }
const COUNTRIES = [
  { country: 'GB', url: 'https://gcs.example/', languagesCombinations: [{ ...language, currency: 'GBP' }] },
  { country: 'US', url: 'https://us.gcs.example/', languagesCombinations: [{ ...language, currency: 'USD' }] },
]

test('a country is selected, its currency is shown and cannot be edited, and only then can it be applied', async () => {
  const { user } = await renderInShop(<SwitcherForm countries={COUNTRIES} country="JP" onClose={() => undefined} />)
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: /Country/ })
  const currency = screen.getByRole<HTMLInputElement>('textbox', { name: /Currency/ })
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'To apply' })
  expect(country.placeholder).toBe('Select your country')
  expect([currency.value, currency.readOnly, apply.disabled]).toEqual(['', true, true])
  await user.type(country, 'united states{Enter}')
  expect([currency.value, currency.readOnly, apply.disabled]).toEqual(['USD', true, false])
  await user.type(currency, 'EUR')
  expect(currency.value).toBe('USD')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
})
