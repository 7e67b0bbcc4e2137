import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { MessageField } from './message-field.tsx'

test.each([
  [150, '0 left', false],
  [151, '-1 left', true],
])('a personal message of %i characters has %s', async (length, counter, isExceeded) => {
  await renderInShop(<MessageField value={'x'.repeat(length)} onChange={() => undefined} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Personal message/)
  expect(screen.getByText(counter)).toBeTruthy()
  expect(screen.queryByText('A personal message has 1 to 150 characters') !== null).toBe(isExceeded)
  expect(field.getAttribute('aria-invalid') === 'true').toBe(isExceeded)
  expect(field.maxLength).toBe(160)
})

test('an emoji in a personal message is refused while typing, not only when the gift is added', async () => {
  await renderInShop(<MessageField value="Happy birthday 🎉" onChange={() => undefined} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Personal message/)
  expect(screen.getByText('A personal message cannot contain emojis')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
