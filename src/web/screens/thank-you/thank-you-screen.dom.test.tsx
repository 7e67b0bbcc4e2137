import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PictureFragment, ThankedOrderFragment, ThankedPaymentFragment } from '#generated/documents.ts'
import { renderInShop } from '#tests/support/render.tsx'
import { ThankYouScreen } from './thank-you-screen.tsx'

const pounds = (value: number) => ({ currency: 'GBP', value })
const PICTURE = { url: { href: '/art/thanks.svg', type: 'RELATIVE' }, alt: '', width: 10, height: 10, sources: [] }
const ARRIVAL = { from: null, until: null, at: null, isSameDay: false }

type Thanked = { order: object; payment?: object }

const renderThanks = ({ order, payment }: Thanked) => {
  const totals = { subTotal: pounds(30), grandTotal: pounds(30), grandTotalWithoutTax: pounds(30), adjustments: [] }
  const whole = { id: 'order', number: '10000001', kind: 'REGULAR', email: 'ann@example.com', totals, ...order }
  return renderInShop(
    <ThankYouScreen
      order={whole as unknown as ThankedOrderFragment}
      payment={(payment as ThankedPaymentFragment | undefined) ?? null}
      store={{ thankYouImage: PICTURE as unknown as PictureFragment }}
    />,
  )
}

test.each([
  ['a buyer of a gift reads that somebody will be happy', 'RECEIVER', 'Someone is about to be very happy.'],
  ['a buyer of a card for themselves reads that all is done', 'ME', 'All done.'],
])('%s', async (_sentence, receiverKind, words) => {
  const receiver = { receiverKind, variationType: 'DIGITAL', qty: 1, arrival: ARRIVAL, items: [], state: 'SENT' }
  await renderThanks({ order: { status: 'COMPLETED', receivers: [receiver] } })
  expect(screen.getByText(/A confirmation is on its way/).textContent).toBe(
    `${words} A confirmation is on its way to ann@example.com.`,
  )
})

test('who transfers the money in Britain reads how fast it arrives, as beside the details of the account', async () => {
  const payment = {
    amount: pounds(30),
    giftcards: [],
    amountDue: null,
    bankTransfer: { accountNumber: 'GB82 WEST 1234 5698 7654 32' },
  }
  await renderThanks({ order: { status: 'PENDING', paymentMethod: 'banktransfer', receivers: [] }, payment })
  expect(screen.getByText(/usually arrives within two hours/)).toBeTruthy()
})
