import { listPackages, type Order } from '../order.ts'
import { extrasOf } from '../totals/order-totals.ts'

/** The division of the money of a paid order. */
export type SoldMoney = {
  /** The amount for cards and donations, moved to them when they are issued. */
  promisedMinor: number
  /** The shop's revenue: wrapping, blank cards, shipping and the service fee. */
  feesMinor: number
  /** Paid by the shop, so that cards have their full value. */
  discountMinor: number
}

/** Paid = promised + fees − discount, exactly. */
export function splitPaid(order: Pick<Order, 'frozenTotals' | 'shipments'>): SoldMoney {
  const { frozenTotals: totals } = order
  if (!totals) throw new Error('Only a placed order has been paid')
  const packages = listPackages(order)
  const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)
  const extras = packages.map(({ qty, frozen }) =>
    extrasOf({ qty, wrapperMinor: frozen?.wrapperMinor ?? 0, packingMinor: frozen?.packingMinor ?? 0 }),
  )
  // A blank card has no value until it is activated, so the pack counts as goods.
  const isBlank = ({ productType }: { productType: string }) => productType === 'BLANK_GIFT_CARD_PACK'
  const totalValueOf = ({ qty, valueMinor }: { qty: number; valueMinor: number }) => qty * valueMinor
  return {
    promisedMinor: sum(packages.filter((one) => !isBlank(one)).map(totalValueOf)),
    feesMinor: sum(extras) + sum(packages.filter(isBlank).map(totalValueOf)) + totals.shippingMinor + totals.serviceFeeMinor,
    discountMinor: totals.discountMinor,
  }
}
