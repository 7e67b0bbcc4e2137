import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PopularSearchDocument } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import { saveConsent } from '../../tracking/consent.ts'
import type { TrackedWindow } from '../../tracking/track.ts'
import { SearchOverlay } from './search-overlay.tsx'

const tracked = window as TrackedWindow

beforeEach(() => saveConsent(['statistics']))
afterEach(() => {
  saveConsent([])
  delete tracked.dataLayer
})

async function search(searchEvents: boolean): Promise<string[]> {
  const popular = { storeData: { toggles: { searchEvents } }, popularSearch: { terms: [], entities: [], highlightedBlocks: [] } }
  const answer = { search_v1: { body: [{ groupType: 'PRODUCT', items: [] }], errors: [] } }
  const ask = (async (document: unknown) => (document === PopularSearchDocument ? popular : answer)) as Ask
  const { user, unmount } = await renderInShop(<SearchOverlay isOpen text="" />, ask)
  await user.type(screen.getByRole('combobox'), 'tea')
  await screen.findByText(/^Oh no! No results found/)
  unmount()
  return (tracked.dataLayer ?? []).map(({ event }) => String(event))
}

test('searches are tracked where the store wants it, but only the first opening of the box', async () => {
  expect(await search(true)).toEqual(['search_box_click', 'search'])
  delete tracked.dataLayer
  expect(await search(true)).toEqual(['search'])
})

test('in other stores no search is tracked', async () => {
  expect(await search(false)).not.toContain('search')
})
