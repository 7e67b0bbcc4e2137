import { expect, test } from 'vitest'
import type { Order } from '../../orders/index.ts'
import { findUndoUntil } from './undo-until.ts'

const completedAt = new Date('2026-03-20T10:00:00Z')
const CARD = { productType: 'GIFTCARD' }
const DONATION = { productType: 'DONATION' }

const exchange = (more: object, packages: readonly object[] = [CARD]) =>
  ({ status: 'COMPLETED', completedAt, shipments: [{ packages }], ...more }) as unknown as Order

test.each([
  ['for 14 days, by the clock, even if summer time begins in between', exchange({}), '2026-04-03T10:00:00.000Z'],
  ['with a donation too', exchange({}, [DONATION, CARD]), '2026-04-03T10:00:00.000Z'],
  ['not when all of it was given to good causes', exchange({}, [DONATION]), undefined],
  ['not before it is completed', exchange({ status: 'PENDING', completedAt: null }), undefined],
  ['not when it was canceled', exchange({ status: 'CANCELED' }), undefined],
])('an exchange can be undone %s', (_sentence, order, expected) => {
  expect(findUndoUntil(order)?.toISOString()).toBe(expected)
})
