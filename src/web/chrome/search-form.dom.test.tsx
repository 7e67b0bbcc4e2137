import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { openModal, useOpenedModal } from '../session/opened-modal.ts'
import { closeSearch } from './search/open-search.ts'
import { SearchForm } from './search-form.tsx'

beforeEach(() => act(() => openModal(undefined)))

function Opened() {
  return <output>{useOpenedModal()?.name ?? 'nothing'}</output>
}

const opened = () => screen.getByRole('status').textContent

async function renderBox() {
  const { user, router } = await renderInShop(
    <>
      <SearchForm />
      <Opened />
    </>,
  )
  return { user, router, box: screen.getByRole<HTMLInputElement>('searchbox') }
}

test('the placeholder of the box is one word, which fits between the links of every header', async () => {
  const { box } = await renderBox()
  expect(box.placeholder).toBe('Search')
})

test('the search opens on focus', async () => {
  const { user } = await renderBox()
  expect(opened()).toBe('nothing')
  await user.tab()
  expect(opened()).toBe('search')
})

test.each([
  ['on a click', 'click'],
  ['on a key', 'key'],
])('the search opens %s after the focus has returned to the box', async (_sentence, way) => {
  const { user, box } = await renderBox()
  act(closeSearch)
  act(() => box.focus())
  expect(opened()).toBe('nothing')
  await (way === 'click' ? user.click(box) : user.keyboard('{ArrowDown}'))
  expect(opened()).toBe('search')
})

test('the box shows the search of the address, and is emptied when s is empty', async () => {
  const { user, router, box } = await renderBox()
  await user.type(box, 'te')
  await act(() => router.navigate({ to: '/', search: { s: 'tea' } } as never))
  expect(box.value).toBe('tea')
  await act(() => router.navigate({ to: '/', search: { s: '' } } as never))
  expect(box.value).toBe('')
})
