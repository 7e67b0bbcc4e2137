import { expect, test } from 'vitest'
import type { InvoiceBody } from './invoice-body.ts'
import { listPaymentLines } from './payment-lines.ts'

type Paid = Pick<InvoiceBody, 'totalMinor' | 'giftcards' | 'isUnpaid'>
const linesOf = (paid: Paid) => listPaymentLines({ language: 'en', paymentMethod: 'PayPal', ...paid } as InvoiceBody)
const CARD = { lastFour: '1234', minor: 1000 }

test.each<[string, Paid, [string, number, boolean][]]>([
  ['one method pays all', { totalMinor: 2595, giftcards: [], isUnpaid: false }, [['Paid: PayPal', 2595, false]]],
  ['an unpaid total is due', { totalMinor: 2595, giftcards: [], isUnpaid: true }, [['Amount due', 2595, true]]],
  [
    'a gift card reduces the amount due',
    { totalMinor: 2595, giftcards: [CARD], isUnpaid: false },
    [
      ['Gift card •••• 1234', -1000, false],
      ['Paid: PayPal', 1595, false],
    ],
  ],
  [
    'gift cards leave nothing to another method',
    { totalMinor: 1000, giftcards: [CARD], isUnpaid: false },
    [['Gift card •••• 1234', -1000, false]],
  ],
  ['an old invoice without records of its gift cards shows none', { totalMinor: 2595, isUnpaid: false }, []],
])('%s', (_sentence, paid, expected) => {
  expect(linesOf(paid)).toEqual(expected.map(([title, minor, isDue]) => ({ title, minor, isDue })))
})
