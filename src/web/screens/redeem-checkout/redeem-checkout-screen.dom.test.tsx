import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render.tsx'
import type { RedeemCheckoutData } from './load-redeem-checkout.ts'
import { RedeemCheckoutScreen } from './redeem-checkout-screen.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FIFTY = {
  id: 'package',
  mainProduct: null,
  items: [{ qty: 1, title: 'Tansy & Rook', variation: null }],
  packageTotals: { mainItemAmount: pounds(50), mainItemEditable: true, promotionAmount: pounds(0) },
  split: [pounds(50)],
}

async function show(toPay: number): Promise<void> {
  const redeemOrder = {
    ...{ id: 'order', cards: [], problems: [], needsAddress: false, campaign: null, remainingBalance: pounds(0) },
    shipments: [{ variationType: 'DIGITAL', packages: [FIFTY] }],
    totals: { toSpend: pounds(50), chosen: pounds(50), promotionAmount: pounds(0), toPay: pounds(toPay) },
  }
  const data = { redeemOrder, paymentMethods: [], getUserInfo: { user: null }, addressBook: { addresses: [] } }
  await renderInShop(<RedeemCheckoutScreen data={data as unknown as RedeemCheckoutData} />)
}

test.each([
  ['who exchanges', 0],
  ['who pays the rest', 10],
])('%s agrees to the terms of redeeming, and finds its privacy statement', async (_who, toPay) => {
  await show(toPay)
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo(/^terms of redeeming/)).toBe('/redeem-terms/')
  expect(leadsTo(/^privacy statement of redeeming/)).toBe('/redeem-privacy/')
})
