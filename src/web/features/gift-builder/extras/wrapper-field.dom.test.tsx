import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { WrapperFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '#web/data/ask.ts'
import { openModal, useOpenedModal } from '#web/session/opened-modal.ts'
import { useExtras } from './use-extras.ts'
import { WrapperField } from './wrapper-field.tsx'

const WRAPPERS = ['Red', 'Kraft', 'Balloons', 'Lace', 'Clouds', 'Stars'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  kinds: ['DIGITAL'],
  occasions: title === 'Stars' ? ['graduation'] : [],
  price: { currency: 'GBP', value: index > 1 ? 1.5 : 0 },
  image: null,
  backImage: null,
  frontImage: null,
})) as unknown as WrapperFragment[]

const CARD = { title: 'Grumble Coffee', image: null, backgroundColor: '#000' }

function renderField({ wrappers, preferredOccasions = [] }: { wrappers?: WrapperFragment[]; preferredOccasions?: string[] }) {
  function Field() {
    const [value, setValue] = useState('red')
    return (
      <WrapperField
        card={CARD}
        kind="DIGITAL"
        wrappers={wrappers}
        value={value}
        onChange={setValue}
        preferredOccasions={preferredOccasions}
      />
    )
  }
  return renderInShop(<Field />, (async () => ({ wrappers })) as unknown as Ask)
}

const row = () => within(screen.getByRole('group', { name: 'Wrapper' }))
const names = () =>
  row()
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent)
const chosen = () => row().getByRole('radio', { checked: true })

test('the row has a few wrappers and "none", with the name and the price of the chosen one', async () => {
  const { user } = await renderField({ wrappers: WRAPPERS })
  expect(names().map((name) => name?.replace('None', ''))).toEqual(['Red', 'Kraft', 'Balloons', 'Lace', 'No wrapper'])
  // The dot stays on the line of the name: no line begins with it.
  expect(screen.getByText(/Free/).textContent).toBe('Red\u00a0· Free')
  await user.click(row().getByRole('radio', { name: 'Balloons' }))
  expect(chosen()).toBe(row().getByRole('radio', { name: 'Balloons' }))
  expect(screen.getByText(/£1.50 for each card/)).toBeTruthy()
  await user.click(row().getByRole('radio', { name: 'No wrapper' }))
  expect(chosen()).toBe(row().getByRole('radio', { name: 'No wrapper' }))
})

test('those of the occasion come first', async () => {
  await renderField({ wrappers: WRAPPERS, preferredOccasions: ['graduation'] })
  expect(names()[0]).toBe('Stars')
})

test('another one is chosen in the overlay and then appears in the row', async () => {
  const { user } = await renderField({ wrappers: WRAPPERS })
  await user.click(screen.getByRole('button', { name: 'More wrappers' }))
  const overlay = within(await screen.findByRole('dialog'))
  await user.click(overlay.getByRole('radio', { name: /Clouds/ }))
  await user.click(overlay.getByRole('button', { name: 'Use this wrapper' }))
  expect(chosen()).toBe(row().getByRole('radio', { name: 'Clouds' }))
})

test('their place is reserved while they are loading', async () => {
  await renderField({})
  expect(row().queryAllByRole('radio')).toEqual([])
  expect(screen.getByRole('group', { name: 'Wrapper' }).querySelectorAll('[aria-hidden]')).toHaveLength(5)
})

test('wrappers that could not be loaded are loaded again when the shopper opens them', async () => {
  let isDown = true
  const ask = (async () => {
    if (isDown) throw new Error('away')
    return { wrappers: WRAPPERS }
  }) as unknown as Ask
  function Field() {
    const wrappers = useExtras()?.wrappers
    return (
      <>
        <output>{useOpenedModal()?.name}</output>
        <WrapperField card={CARD} kind="DIGITAL" wrappers={wrappers} value="" onChange={() => undefined} />
      </>
    )
  }
  const { user } = await renderInShop(<Field />, ask)
  await user.click(screen.getByRole('button', { name: 'More wrappers' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('failure'))
  act(() => openModal(undefined))
  isDown = false
  await user.click(screen.getByRole('button', { name: 'More wrappers' }))
  expect(within(await screen.findByRole('dialog')).getAllByRole('radio')).toHaveLength(7)
})
