import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { ChosenList } from './chosen-list.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })

test.each([
  ['a donation of any amount has no quantity', 'DONATION', true, 0],
  ['a donation of a fixed value has one', 'DONATION', false, 1],
  ['a card has one', 'GIFTCARD', true, 1],
])('%s', async (_sentence, mainProductType, mainItemEditable, count) => {
  const packageTotals = { mainItemAmount: pounds(10), mainItemEditable, promotionAmount: pounds(0) }
  const one = {
    id: '1',
    mainProductType,
    mainProduct: { title: 'Thousand Hedges' },
    items: [{ qty: 1 }],
    packageTotals,
    split: [],
  }
  const redeem = { order: { shipments: [{ packages: [one] }] } } as unknown as Redeem
  await renderInShop(<ChosenList redeem={redeem} />)
  expect(screen.getByRole('button', { name: 'Remove Thousand Hedges' })).toBeTruthy()
  expect(screen.queryAllByRole('spinbutton', { name: 'Quantity' })).toHaveLength(count)
})
