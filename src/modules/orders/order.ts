import type { ADDRESS_FIELDS } from '../../shared/validation/address.ts'
import type { ArrivalDays } from '../delivery/index.ts'
import type { Totals } from './totals/order-totals.ts'

export type OrderStatus = 'CART' | 'PENDING' | 'COMPLETED' | 'CANCELED'
export type OrderKind = 'REGULAR' | 'ACTIVATION' | 'REDEEM' | 'REORDER'
export type DeliveryMode = 'DEFAULT' | 'SINGLE' | 'SPLIT'
export type CustomerType = 'PRIVATE' | 'BUSINESS'
export type ReceiverKind = 'ME' | 'RECEIVER'
export type ShipmentKind = 'DIGITAL' | 'PHYSICAL'
export type ProductType = 'GIFTCARD' | 'DONATION' | 'BLANK_GIFT_CARD_PACK'

/** In one package of quantity one: a pack holds three blank cards. */
export const CARDS_EACH: Readonly<Record<ProductType, number>> = { GIFTCARD: 1, DONATION: 1, BLANK_GIFT_CARD_PACK: 3 }

/** A delivery or billing address (spec §3). Fields that were not given are missing. */
export type OrderAddress = Partial<Record<(typeof ADDRESS_FIELDS)[number], string>> & { customerType?: CustomerType }

/** From cart to completed, one aggregate. */
export type Order = {
  id: string
  number: bigint
  storefront: string
  kind: OrderKind
  status: OrderStatus
  userId: string | null
  language: string
  currency: string
  deliveryMode: DeliveryMode
  customerType: CustomerType
  billingAddress: OrderAddress | null
  newsletter: boolean
  paymentMethod: string | null
  /** Null while it is a cart: a cart is priced whenever it is read. */
  frozenTotals: Totals | null
  createdAt: Date
  placedAt: Date | null
  completedAt: Date | null
  canceledAt: Date | null
  shipments: Shipment[]
}

/** Packages for one receiver at one time. */
export type Shipment = {
  id: string
  /** Shared by everything that one submission of the gift builder added. */
  tag: string
  kind: ShipmentKind
  receiverKind: ReceiverKind
  receiver: OrderAddress
  /** For e-mail; null means as soon as it is paid. */
  deliverAt: Date | null
  /** For post, a day of the shop's calendar; null means as soon as possible. */
  deliverOn: string | null
  /** By post, once it is placed: the days that the buyer was promised. */
  promised: ArrivalDays | null
  position: number
  packages: Package[]
}

export type Package = {
  id: string
  variationId: number
  productId: number
  productType: ProductType
  title: string
  qty: number
  valueMinor: number
  wrapperKey: string | null
  giftPackingKey: string | null
  message: string | null
  /** Null while it is a cart. */
  frozen: FrozenPrices | null
  /** How long its card is valid; null when its product no longer exists. */
  validityMonths: number | null
  position: number
}

/** Wrapper and packing for one card, the discount for all of them. */
export type FrozenPrices = { wrapperMinor: number; packingMinor: number; discountMinor: number }

/** A part of an order, and the order it is a part of. */
export type ShipmentOfOrder = { order: Order; shipment: Shipment }
export type PackageOfOrder = ShipmentOfOrder & { package: Package }

export function listPackages({ shipments }: Pick<Order, 'shipments'>): Package[] {
  return shipments.flatMap(({ packages }) => packages)
}

/** Once it is paid, gifts go out. The cards of an activation are in the buyer's hands already: nothing is sent. */
export function sendsGifts({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean {
  return status === 'COMPLETED' && kind !== 'ACTIVATION'
}

/** How many cards it holds (spec §2, the badge: the sum of package quantities). */
export function countCards(order: Pick<Order, 'shipments'>): number {
  return listPackages(order).reduce((sum, { qty }) => sum + qty, 0)
}

/** Post is slower than e-mail, so it decides. */
export function slowestKind({ shipments }: Pick<Order, 'shipments'>): ShipmentKind {
  return shipments.some(({ kind }) => kind === 'PHYSICAL') ? 'PHYSICAL' : 'DIGITAL'
}
