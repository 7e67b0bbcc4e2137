import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { BalanceBar } from './balance-bar.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })

function orderOf({ toSpend, chosen, left = 0, toPay = 0 }: { toSpend: number; chosen: number; left?: number; toPay?: number }) {
  const totals = { toSpend: pounds(toSpend), chosen: pounds(chosen), promotionAmount: pounds(0), toPay: pounds(toPay) }
  return { totals, remainingBalance: pounds(left) }
}

const figures = () =>
  screen.getAllByRole('definition').map((figure) => `${figure.previousElementSibling?.textContent} ${figure.textContent}`)

test('to spend, chosen and left are always shown', async () => {
  await renderInShop(<BalanceBar order={orderOf({ toSpend: 50, chosen: 12.5, left: 37.5 })} />)
  expect(figures()).toEqual(['To spend £50', 'Chosen £12.50', 'Left £37.50'])
})

test('an amount beyond the balance is paid extra, and nothing is left', async () => {
  await renderInShop(<BalanceBar order={orderOf({ toSpend: 50, chosen: 60, toPay: 10 })} />)
  expect(figures()).toEqual(['To spend £50', 'Chosen £60', 'You pay extra £10', 'Left £0'])
})

test('a change is announced to screen readers', async () => {
  await renderInShop(<BalanceBar order={orderOf({ toSpend: 50, chosen: 0, left: 50 })} />)
  expect(screen.getAllByRole('definition')[0]?.closest('[aria-live="polite"]')).not.toBeNull()
})
