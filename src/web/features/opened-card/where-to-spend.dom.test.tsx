import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { WhereToSpend } from './where-to-spend.tsx'

const BRAND = {
  id: 'tansy-and-rook',
  title: 'Tansy & Rook',
  iframeUrl: 'about:blank',
  redirect: null,
  productExternalLink: { title: 'Shop at Tansy & Rook', url: 'https://tansy.example/' },
}

test("the brand's shop opens in a frame that cannot reach our page, and by a link in a new tab", async () => {
  const { user } = await renderInShop(<WhereToSpend brand={BRAND} />)
  await user.click(screen.getByRole('button', { name: 'Look around the shop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tansy & Rook' })
  const frame = dialog.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(BRAND.iframeUrl)
  expect(frame?.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation/)
  expect(screen.getByRole('link', { name: /^Shop at Tansy & Rook/ }).getAttribute('target')).toBe('_blank')
})

test('a brand without such a shop offers no frame', async () => {
  await renderInShop(<WhereToSpend brand={{ ...BRAND, iframeUrl: null }} />)
  expect(screen.queryByRole('button', { name: 'Look around the shop' })).toBeNull()
})
