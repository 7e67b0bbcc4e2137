import { expect, test } from 'vitest'
import type { OrderAddress, OrderKind, ProductType, Shipment } from './order.ts'
import { placedKind, shownKind } from './order-kind.ts'

const mail = (receiver: OrderAddress) => ({ id: receiver.email, kind: 'DIGITAL', receiverKind: 'RECEIVER', receiver }) as Shipment
const BEN = mail({ firstName: 'Ben', email: 'ben@example.com' })
const ANN = mail({ firstName: 'Ann', email: 'ann@example.com' })

test.each<[string, OrderKind, Shipment[], string]>([
  ['an order for one receiver is regular', 'REGULAR', [BEN], 'REGULAR'],
  ['two gifts for one receiver are regular too', 'REGULAR', [BEN, BEN], 'REGULAR'],
  ['an order for two receivers is a multi-address order', 'REGULAR', [BEN, ANN], 'MULTI_ADDRESS'],
  ['a redeem order stays one', 'REDEEM', [BEN, ANN], 'REDEEM'],
  ['an activation stays one', 'ACTIVATION', [BEN], 'ACTIVATION'],
])('%s', (_sentence, kind, shipments, shown) => {
  expect(shownKind({ kind, shipments })).toBe(shown)
})

const holding = (...types: ProductType[]) => [{ packages: types.map((productType) => ({ productType })) }] as Shipment[]

test.each<[string, OrderKind, Shipment[], OrderKind]>([
  ['blank packs from the reorder page are a reorder', 'REORDER', holding('BLANK_GIFT_CARD_PACK'), 'REORDER'],
  [
    'with a gift card beside them they are an order like any other',
    'REORDER',
    holding('BLANK_GIFT_CARD_PACK', 'GIFTCARD'),
    'REGULAR',
  ],
  ['blank packs from their own page are no reorder', 'REGULAR', holding('BLANK_GIFT_CARD_PACK'), 'REGULAR'],
  ['a redeem order stays one when it is placed', 'REDEEM', holding('GIFTCARD'), 'REDEEM'],
])('%s', (_sentence, kind, shipments, placed) => {
  expect(placedKind({ kind, shipments })).toBe(placed)
})
