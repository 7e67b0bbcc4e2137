import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { DeleteButton } from './delete-button.tsx'
import type { Cart } from './use-cart.ts'

test('a whole group is removed without a confirmation, because it can be put back', async () => {
  const remove = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const cart = { removal: { remove } } as unknown as Cart
  const { user } = await renderInShop(<DeleteButton cart={cart} shipmentTag="group" name="Grumble Coffee" />)
  await user.click(screen.getByRole('button', { name: 'Remove all: Grumble Coffee' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ shipmentTag: 'group', packageId: undefined, name: 'Grumble Coffee' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
