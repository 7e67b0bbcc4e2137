import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { useForm } from '../../forms/use-form.ts'
import { PhoneField } from './phone-field.tsx'
import { PlaceField } from './place-field.tsx'

const TOWNS = [
  { locality: 'Chicago', administrativeArea: 'Illinois', label: 'Chicago, Illinois' },
  { locality: 'Chico', administrativeArea: 'California', label: 'Chico, California' },
]
const ask = (async (_document: unknown, { text }: { text: string }) => ({
  getLocationAddressSuggestions: TOWNS.filter(({ locality }) => locality.startsWith(text)),
})) as unknown as Ask

function Place({ countryCode = 'US', area = '' }) {
  const [place, setPlace] = useState({ city: '', administrativeArea: area })
  return (
    <>
      <PlaceField
        label="Town or city"
        countryCode={countryCode}
        value={place.city}
        area={place.administrativeArea}
        onChange={(changes) => setPlace({ ...place, ...changes })}
        onBlur={() => undefined}
        error={undefined}
      />
      <output>{place.administrativeArea}</output>
    </>
  )
}
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town or city' })
const state = () => screen.getByRole('status').textContent

test('towns are suggested while typing, and picked by keyboard', async () => {
  const { user } = await renderInShop(<Place />, ask)
  await user.type(town(), 'Chi')
  expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(2)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect([town().value, state()]).toEqual(['Chico', 'California'])
  await waitFor(() => expect(screen.queryByRole('option', { hidden: true })).toBeNull())
})

test('a town is picked by pointer, and its state is removed when the town is corrected', async () => {
  const { user } = await renderInShop(<Place />, ask)
  await user.type(town(), 'Chica')
  await user.click(await screen.findByRole('option', { name: /^Chicago/, hidden: true }))
  expect([town().value, state()]).toEqual(['Chicago', 'Illinois'])
  await user.clear(town())
  await user.type(town(), 'Dallas')
  expect(state()).toBe('')
})

test('a state that the shopper typed stays when the town is corrected', async () => {
  const { user } = await renderInShop(<Place area="Texas" />, ask)
  await user.type(town(), 'Asutin')
  await user.clear(town())
  await user.type(town(), 'Austin')
  expect(state()).toBe('Texas')
})

test('a complete phone number selects its dial code', async () => {
  function Telephone() {
    const initial = { phoneNumber: { countryCode: 'GB', digits: '' } }
    const form = useForm({ initial, listFailures: () => [], send: async () => [] })
    return <PhoneField form={form} />
  }
  const { user } = await renderInShop(<Telephone />)
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number')
  await user.type(phone, '+31 6 1234 5678')
  expect(phone.value).toBe('+31612345678')
  await user.tab()
  expect(phone.value).toBe('612345678')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Dial code' }).value).toBe('+31')
})
