import { expect, test } from 'vitest'
import type { Shipment } from '../order.ts'
import { listFitting } from './fitting-shipments.ts'

const filled = (...quantities: number[]) => ({
  shipments: quantities.map((qty) => ({ packages: [{ qty }] }) as Shipment),
})

test.each([
  ['everything, when there is room', [60], [30, 10], [30, 10]],
  ['a later one, when an earlier does not fit', [60], [50, 30, 10], [30, 10]],
  ['only whole shipments', [60], [41], []],
  ['nothing, when the cart is full or too full', [99, 5], [1], []],
])('a cart accepts %s', (_sentence, into, from, expected) => {
  expect(listFitting(filled(...into), filled(...from))).toEqual(filled(...expected).shipments)
})
