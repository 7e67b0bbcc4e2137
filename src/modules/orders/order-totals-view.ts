import type { Adjustment, QuantityTotal } from '../../generated/resolvers.ts'
import { toApiMoney } from '../../shared/money.ts'
import { readPostalCarrier } from '../delivery/index.ts'
import type { Storefront } from '../storefronts/index.ts'
import type { PricedOrder, PricedPackage } from './price-order.ts'
import { extrasOf } from './totals/order-totals.ts'

/** Shipping, service fee and each discount as separate lines; lines with zero are left out. */
export function listAdjustments({ order, totals, discounts }: PricedOrder, { countryCode }: Storefront): Adjustment[] {
  const price = (minor: number) => toApiMoney({ currency: order.currency, minor })
  const fees = [
    { title: readPostalCarrier(countryCode).name, adjustmentType: 'Shipping' as const, minor: totals.shippingMinor },
    { title: '', adjustmentType: 'ServiceFee' as const, minor: totals.serviceFeeMinor },
  ].filter(({ minor }) => minor > 0)
  const taken = discounts.map(({ title = '', minor }) => ({ title, adjustmentType: 'Discount' as const, minor: -minor }))
  return [...fees, ...taken].map(({ minor, ...line }) => ({ ...line, price: price(minor) }))
}

/** The total value of the cards sent by e-mail, or by post. */
export function cardsTotal({ order, packages }: PricedOrder, kind: 'DIGITAL' | 'PHYSICAL'): QuantityTotal {
  return totalOf(
    order.currency,
    packages.filter(({ shipment }) => shipment.kind === kind),
    { qtyOf: ({ qty }) => qty, minorOf: ({ qty, valueMinor }) => qty * valueMinor },
  )
}

export function extrasTotal({ order, packages }: PricedOrder): QuantityTotal {
  const countOf = ({ wrapperMinor, packingMinor }: PricedPackage) => Number(wrapperMinor !== null) + Number(packingMinor !== null)
  return totalOf(order.currency, packages, { qtyOf: (priced) => priced.qty * countOf(priced), minorOf: extrasOf })
}

function totalOf(
  currency: string,
  packages: readonly PricedPackage[],
  { qtyOf, minorOf }: { qtyOf: (priced: PricedPackage) => number; minorOf: (priced: PricedPackage) => number },
): QuantityTotal {
  const sum = (numberOf: (priced: PricedPackage) => number) => packages.reduce((total, priced) => total + numberOf(priced), 0)
  return { qty: sum(qtyOf), price: toApiMoney({ currency, minor: sum(minorOf) }) }
}
