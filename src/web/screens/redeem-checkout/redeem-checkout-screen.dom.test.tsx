import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { RedeemOrderFragment } from '#generated/documents.ts'
import { FAILURES } from '#shared/failures.ts'
import { renderInShop } from '#tests/support/render.tsx'
import type { Redeem } from '../../features/redeem/use-redeem.ts'
import { RedeemCheckoutScreen } from './redeem-checkout-screen.tsx'
import { RestNotice } from './rest-notice.tsx'
import type { RedeemCheckoutData } from './use-redeem-checkout.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const FIFTY = {
  id: 'package',
  mainProduct: null,
  items: [{ qty: 1, title: 'Tansy & Rook', variation: null }],
  packageTotals: { mainItemAmount: pounds(50), mainItemEditable: true, promotionAmount: pounds(0) },
  split: [pounds(50)],
}

const TEN_GIVEN = {
  ...{ ...FIFTY, id: 'donation', mainProductType: 'DONATION' },
  packageTotals: { ...FIFTY.packageTotals, mainItemAmount: pounds(10) },
}

async function show(toPay: number, paymentMethods: readonly object[] = [], changes: object = {}): Promise<UserEvent> {
  const redeemOrder = {
    ...{ id: 'order', cards: [], problems: [], needsAddress: false, campaign: null, remainingBalance: pounds(0) },
    shipments: [{ id: '1', variationType: 'DIGITAL', packages: [FIFTY] }],
    totals: { toSpend: pounds(50), chosen: pounds(50), promotionAmount: pounds(0), toPay: pounds(toPay) },
    ...changes,
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

const EXTRA = /As you pay extra, you cannot undo this exchange online/
const UNTIL_OPENED = /You can undo this exchange for 14 days, until you open a card/
const GIVEN = /Donations? (stay given|cannot be undone)/i
test.each([
  ['pays the rest', 10, [FIFTY], [EXTRA]],
  ['exchanges for cards', 0, [FIFTY], [UNTIL_OPENED]],
  ['exchanges for a card and a donation', 0, [FIFTY, TEN_GIVEN], [UNTIL_OPENED, GIVEN]],
  ['donates all of it', 0, [TEN_GIVEN], [GIVEN]],
])('a shopper who %s learns before whether that can be undone', async (_what, toPay, packages, said) => {
  const chosen = packages.reduce((sum, { packageTotals }) => sum + packageTotals.mainItemAmount.value, 0)
  const totals = { toSpend: pounds(chosen), chosen: pounds(chosen), promotionAmount: pounds(0), toPay: pounds(toPay) }
  await show(toPay, [], { totals, shipments: [{ id: '1', variationType: 'DIGITAL', packages }] })
  const isSaid = [EXTRA, UNTIL_OPENED, GIVEN].filter((text) => screen.queryByText(text))
  expect(isSaid).toEqual(said)
})

test('the summary says when a parcel arrives, and lists only sums that lead to what is paid', async () => {
  const arrival = { from: '2026-11-20', until: '2026-11-23', at: null }
  await show(10, [], { shipments: [{ id: '1', variationType: 'PHYSICAL', arrival, packages: [FIFTY] }] })
  expect(screen.getByText('Arrives Fri 20 – Mon 23 Nov')).toBeTruthy()
  const summary = screen.getByRole('complementary', { name: 'Summary' })
  expect([...summary.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Chosen', 'To pay'])
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

/** The notice above a field of the checkout. It disappears once the shop has corrected the choice. */
function NoticeAndField({ corrected }: { corrected: Promise<void> }) {
  const [order, setOrder] = useState(TOO_LITTLE)
  const change: Redeem['change'] = async () => {
    await corrected
    setOrder({ ...order, problems: [] })
    return []
  }
  return (
    <main id="content" tabIndex={-1}>
      <RestNotice redeem={{ order, change, reload: async () => undefined }} />
      <input aria-label="First name" />
    </main>
  )
}

test('by keyboard, the focus moves to the top once enough is left on the card', async () => {
  const { user } = await renderInShop(<NoticeAndField corrected={Promise.resolve()} />)
  await user.click(screen.getByRole('button', { name: 'Leave £5 on the card' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('a shopper who types meanwhile keeps the focus', async () => {
  const { promise: corrected, resolve } = Promise.withResolvers<void>()
  const { user } = await renderInShop(<NoticeAndField corrected={corrected} />)
  await user.click(screen.getByRole('button', { name: 'Leave £5 on the card' }))
  await user.type(screen.getByLabelText('First name'), 'A')
  resolve()
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
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
