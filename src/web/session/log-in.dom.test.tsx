import { useRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { CartQuantityDocument, HeaderUserDocument } from '../../generated/documents.ts'
import type { Ask } from '../data/ask.ts'
import { startCustomerSession } from './log-in.ts'

function Welcome() {
  const router = useRouter()
  return (
    <button type="button" onClick={() => void startCustomerSession(router)}>
      Log in
    </button>
  )
}

test('a login loads the customer and the basket', async () => {
  const asked: unknown[] = []
  const ask = (async (document: unknown) => {
    asked.push(document)
    return { getUserInfo: { user: null }, cartQuantity: null }
  }) as Ask
  const { user } = await renderInShop(<Welcome />, ask)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(asked).toEqual([CartQuantityDocument, HeaderUserDocument])
})
