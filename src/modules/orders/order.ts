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

/** The number of cards in one unit of a package: a pack holds three blank cards. */
export const CARDS_EACH: Readonly<Record<ProductType, number>> = { GIFTCARD: 1, DONATION: 1, BLANK_GIFT_CARD_PACK: 3 }

/** A delivery or billing address (spec §3). Fields without a value are missing. */
export type OrderAddress = Partial<Record<(typeof ADDRESS_FIELDS)[number], string>> & { customerType?: CustomerType }

/** One aggregate from cart to completed order. */
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
  /** Null while it is a cart, because a cart is priced each time it is read. */
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
  /** The same for everything that one submission of the gift builder added. */
  tag: string
  kind: ShipmentKind
  receiverKind: ReceiverKind
  receiver: OrderAddress
  /** For e-mail; null means as soon as the order is paid. */
  deliverAt: Date | null
  /** For the post, a day of the shop's calendar; null means as soon as possible. */
  deliverOn: string | null
  /** The days promised to the buyer, for a placed shipment by post. */
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
  /** The validity of its cards; null when its product no longer exists. */
  validityMonths: number | null
  position: number
}

/** Wrapper and packing are for one card, the discount is for all cards. */
export type FrozenPrices = { wrapperMinor: number; packingMinor: number; discountMinor: number }

/** A shipment with its order. */
export type ShipmentOfOrder = { order: Order; shipment: Shipment }
export type PackageOfOrder = ShipmentOfOrder & { package: Package }

export function listPackages({ shipments }: Pick<Order, 'shipments'>): Package[] {
  return shipments.flatMap(({ packages }) => packages)
}

/** True for paid orders that send gifts. An activation sends nothing, because the buyer already has its cards. */
export function sendsGifts({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean {
  return status === 'COMPLETED' && kind !== 'ACTIVATION'
}

/** The number of cards (spec §2, the badge: the sum of package quantities). */
export function countCards(order: Pick<Order, 'shipments'>): number {
  return listPackages(order).reduce((sum, { qty }) => sum + qty, 0)
}

/** `PHYSICAL` if anything is sent by post, because it takes longer than e-mail. */
export function slowestKind({ shipments }: Pick<Order, 'shipments'>): ShipmentKind {
  return shipments.some(({ kind }) => kind === 'PHYSICAL') ? 'PHYSICAL' : 'DIGITAL'
}
