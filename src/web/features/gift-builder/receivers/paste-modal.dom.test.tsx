import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { PasteModal } from './paste-modal.tsx'

test('the wrong line of a long list is selected and scrolled to', async () => {
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(1_000)
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  const { user } = await renderInShop(<PasteModal isOpen onClose={() => undefined} onAdd={() => undefined} />)
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Names and addresses')
  const lines = Array.from({ length: 20 }, (_, place) => (place === 10 ? 'Ben Hill' : `Ada Moss, ada${place}@example.com`))
  await user.click(area)
  await user.paste(lines.join('\n'))
  area.scrollTop = 800
  await user.click(screen.getByRole('button', { name: 'Add these people' }))
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Ben Hill')
  expect(area.scrollTop).toBe(400)
})
