import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { SearchStatus } from './search-status.tsx'

test.each([
  [1, '1 result'],
  [2, '2 results'],
  [0, 'Oh no! No results found. Check the spelling or try a different search term.'],
])('with %i results it says "%s"', async (count, words) => {
  const items = Array.from({ length: count }, (_, id) => ({ id: String(id) }))
  const search = { status: 'found', text: 'tea', found: [{ groupType: 'GIFTCARD', items }] }
  await renderInShop(<SearchStatus search={search as never} onRetry={() => undefined} />)
  expect(screen.getByText(words)).toBeTruthy()
})
