import { expect, test } from 'vitest'
import type { OrderAddress, OrderKind, Shipment } from './order.ts'
import { shownKind } from './order-kind.ts'

const mail = (receiver: OrderAddress) => ({ id: receiver.email, kind: 'DIGITAL', receiverKind: 'RECEIVER', receiver }) as Shipment
const BEN = mail({ firstName: 'Ben', email: 'ben@example.com' })
const ANN = mail({ firstName: 'Ann', email: 'ann@example.com' })

test.each<[string, OrderKind, Shipment[], string]>([
  ['an order for one receiver is regular', 'REGULAR', [BEN], 'REGULAR'],
  ['two gifts for one receiver are regular too', 'REGULAR', [BEN, BEN], 'REGULAR'],
  ['an order for two receivers is a multi-address order', 'REGULAR', [BEN, ANN], 'MULTI_ADDRESS'],
  ['a redeem order stays one', 'REDEEM', [BEN, ANN], 'REDEEM'],
])('%s', (_sentence, kind, shipments, shown) => {
  expect(shownKind({ kind, shipments })).toBe(shown)
})
