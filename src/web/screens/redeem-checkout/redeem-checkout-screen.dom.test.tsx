import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import type { RedeemCheckoutData } from './load-redeem-checkout.ts'
import { RedeemCheckoutScreen } from './redeem-checkout-screen.tsx'
import { RestNotice } from './rest-notice.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FIFTY = {
  id: 'package',
  mainProduct: null,
  items: [{ qty: 1, title: 'Tansy & Rook', variation: null }],
  packageTotals: { mainItemAmount: pounds(50), mainItemEditable: true, promotionAmount: pounds(0) },
  split: [pounds(50)],
}

async function show(toPay: number, paymentMethods: readonly object[] = []): Promise<UserEvent> {
  const redeemOrder = {
    ...{ id: 'order', cards: [], problems: [], needsAddress: false, campaign: null, remainingBalance: pounds(0) },
    shipments: [{ variationType: 'DIGITAL', packages: [FIFTY] }],
    totals: { toSpend: pounds(50), chosen: pounds(50), promotionAmount: pounds(0), toPay: pounds(toPay) },
  }
  const data = { redeemOrder, paymentMethods, getUserInfo: { user: null }, addressBook: { addresses: [] } }
  return (await renderInShop(<RedeemCheckoutScreen data={data as unknown as RedeemCheckoutData} />)).user
}

test.each([
  ['a shopper who exchanges', 0],
  ['a shopper who pays the rest', 10],
])('%s agrees to the redeem terms, and finds the redeem privacy statement', async (_who, toPay) => {
  await show(toPay)
  const leadsTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo(/^terms of redeeming/)).toBe('/redeem-terms/')
  expect(leadsTo(/^privacy statement of redeeming/)).toBe('/redeem-privacy/')
})

test('a shopper who pays the rest learns before paying that the exchange cannot be undone', async () => {
  await show(10)
  expect(screen.getByText('As you pay extra, you cannot undo this exchange online.')).toBeTruthy()
})

test('a shopper who pays the rest without agreeing is asked to agree, without a mention of other terms', async () => {
  const user = await show(10)
  await user.click(screen.getByRole('button', { name: 'Pay £10' }))
  expect(await screen.findByText('Please agree to the terms')).toBeTruthy()
  expect(screen.queryByText(/terms and conditions/)).toBeNull()
})

const TOO_LITTLE = {
  ...{ campaign: null, remainingBalance: pounds(3), minimumRemainingBalance: pounds(5) },
  problems: [{ code: FAILURES.REDEEM_BALANCE_LEFT.code, message: '', referencedRequestParameter: null }],
  shipments: [
    {
      packages: [
        {
          ...{ ...FIFTY, split: [] },
          items: [
            {
              ...{ qty: 1, title: 'Tansy & Rook' },
              variation: {
                variationType: 'DIGITAL',
                product: { digitalVariationConfig: { minPrice: pounds(10), maxPrice: pounds(200) } },
              },
            },
          ],
        },
      ],
    },
  ],
} as unknown as RedeemOrderFragment

test('by keyboard, the focus moves to the top once enough is left on the card', async () => {
  const redeem: Redeem = { order: TOO_LITTLE, change: async () => [], reload: async () => undefined }
  const { user } = await renderInShop(
    <main id="content" tabIndex={-1}>
      <RestNotice redeem={redeem} />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: 'Leave £5 on the card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('the rest can be paid only with wallets that the device has', async () => {
  const METHOD = { logo: null, brandLogos: [], banks: [], forBusiness: false, hint: null }
  await show(10, [
    { ...METHOD, id: 'scheme', title: 'Debit or credit card' },
    { ...METHOD, id: 'applepay', title: 'Apple Pay' },
  ])
  const pays = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(pays).toContain('scheme')
  expect(pays).not.toContain('applepay')
})
