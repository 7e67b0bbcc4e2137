import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PictureFragment, ThankedOrderFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { ThankYouScreen } from './thank-you-screen.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const PICTURE = { url: { href: '/art/thanks.svg', type: 'RELATIVE' }, alt: '', width: 10, height: 10, sources: [] }
const ARRIVAL = { from: null, until: null, at: null, isSameDay: false }

test.each([
  ['a buyer of a gift reads that somebody will be happy', 'RECEIVER', 'Someone is about to be very happy.'],
  ['a buyer of a card for themselves reads that all is done', 'ME', 'All done.'],
])('%s', async (_sentence, receiverKind, words) => {
  const receiver = { receiverKind, variationType: 'DIGITAL', qty: 1, arrival: ARRIVAL, items: [], state: 'SENT' }
  const order = {
    ...{ id: 'order', number: '10000001', kind: 'REGULAR', status: 'COMPLETED', email: 'ann@example.com', receivers: [receiver] },
    totals: { subTotal: pounds(30), grandTotal: pounds(30), grandTotalWithoutTax: pounds(30), adjustments: [] },
  }
  const store = { thankYouImage: PICTURE as unknown as PictureFragment }
  await renderInShop(<ThankYouScreen order={order as unknown as ThankedOrderFragment} payment={null} store={store} />)
  expect(screen.getByText(/A confirmation is on its way/).textContent).toBe(
    `${words} A confirmation is on its way to ann@example.com.`,
  )
})
