import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order, Package, ProductType } from '../order.ts'
import { orderTotals } from '../totals/order-totals.ts'
import { splitPaid } from './sold-money.ts'

function orderOf(packages: readonly Partial<Package>[]): Pick<Order, 'frozenTotals' | 'shipments'> {
  const lines = packages.map(({ qty = 1, valueMinor = 0, frozen }) => ({
    qty,
    cardsEach: 1,
    valueMinor,
    ...(frozen ?? { wrapperMinor: 0, packingMinor: 0, discountMinor: 0 }),
    parcel: undefined,
  }))
  const frozenTotals = orderTotals(lines, { currency: 'GBP', countryCode: 'GB' })
  return { frozenTotals, shipments: [{ packages }] as never }
}

const onePackage = fc.record({
  productType: fc.constantFrom<ProductType>('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK'),
  qty: fc.integer({ min: 1, max: 99 }),
  valueMinor: fc.integer({ min: 1, max: 100_000 }),
  frozen: fc.record({ wrapperMinor: fc.nat(500), packingMinor: fc.nat(500), discountMinor: fc.nat(1) }),
})

test('the amount paid is the cards and the fees less the discount, to the penny', () => {
  fc.assert(
    fc.property(fc.array(onePackage, { minLength: 1, maxLength: 6 }), (packages) => {
      const order = orderOf(packages)
      const { promisedMinor, feesMinor, discountMinor } = splitPaid(order)
      expect(promisedMinor + feesMinor - discountMinor).toBe(order.frozenTotals?.totalMinor)
    }),
  )
})

test('the value of a card is a liability, a pack of blank cards is revenue', () => {
  const frozen = { wrapperMinor: 100, packingMinor: 200, discountMinor: 0 }
  const card = { productType: 'GIFTCARD', qty: 2, valueMinor: 2500, frozen } as const
  const pack = { productType: 'BLANK_GIFT_CARD_PACK', qty: 1, valueMinor: 300 } as const
  expect(splitPaid(orderOf([card, pack]))).toEqual({ promisedMinor: 5000, feesMinor: 600 + 300 + 95, discountMinor: 0 })
})

test('a cart has not been paid', () => {
  expect(() => splitPaid({ frozenTotals: null, shipments: [] })).toThrow('placed')
})
