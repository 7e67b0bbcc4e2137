import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Ask } from '../../data/ask.ts'
import type { RedeemThanksData } from './load-redeem-thanks.ts'
import { RedeemThanksScreen } from './redeem-thanks-screen.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const DONE = {
  ...{ id: 'order', number: '10000004', status: 'COMPLETED', undoUntil: '2026-12-03T12:00:00.000Z', shipments: [] },
  ...{ billingAddress: null, remainingBalance: pounds(0), totals: { chosen: pounds(50) } },
}

test('an exchange that was undone says so where the focus is: its button is gone, and the page may stand far below', async () => {
  const ask = (async () => ({
    undoRedeem: { order: { ...DONE, status: 'UNDONE', undoUntil: null }, errors: [] },
  })) as unknown as Ask
  const data = { order: DONE, gifts: {} } as unknown as RedeemThanksData
  const { user } = await renderInShop(<RedeemThanksScreen data={data} />, ask)
  await user.click(screen.getByRole('button', { name: 'Undo the exchange' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo it' }))
  const heading = await screen.findByRole('heading', { name: 'The exchange is undone' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
