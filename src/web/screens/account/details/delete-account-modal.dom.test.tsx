import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { DeleteAccountModal } from './delete-account-modal.tsx'

test('an account can be deleted only after ticking that this cannot be undone', async () => {
  const ask = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const { user } = await renderInShop(<DeleteAccountModal isOpen onClose={() => undefined} />, ask)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete for good' })
  await user.type(screen.getByLabelText('Your password'), 'nine pears in a bag{Enter}')
  expect(send.disabled).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: 'I understand that this cannot be undone' }))
  await user.click(send)
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
})
