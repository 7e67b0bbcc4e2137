import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import { DelayNotice } from './delay-notice.tsx'

const total = (qty: number) => ({ qty, price: { currency: 'GBP', value: qty * 25 } })

test.each([
  ['a store with late mails warns buyers of a digital card', true, 1, true],
  ['but not buyers of parcels alone', true, 0, false],
  ['a store without delays warns nobody', false, 1, false],
])('%s', async (_sentence, isDelayed, digital, isShown) => {
  const cart = { groupedTotals: { digitalTotal: total(digital), physicalTotal: total(1), extra: total(0) } }
  await renderInShop(<DelayNotice isDelayed={isDelayed} cart={cart} />)
  expect(screen.queryByText(/digital gift cards are being sent with a delay/) !== null).toBe(isShown)
})
