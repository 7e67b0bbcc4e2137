import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { useCopy } from './use-copy.ts'

function CardNumber() {
  const { place, outcome, copy } = useCopy<HTMLSpanElement>('6340 0000')
  return (
    <p>
      <span ref={place}>6340 0000</span>
      <button type="button" onClick={() => void copy()}>
        Copy
      </button>
      {outcome}
    </p>
  )
}

test('a text is copied', async () => {
  const { user } = await renderInShop(<CardNumber />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText(/copied/)
  expect(await navigator.clipboard.readText()).toBe('6340 0000')
})

test('the text is selected where the browser refuses to copy', async () => {
  const { user } = await renderInShop(<CardNumber />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not over TLS'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText(/selected/)
  expect(getSelection()?.toString()).toBe('6340 0000')
})
