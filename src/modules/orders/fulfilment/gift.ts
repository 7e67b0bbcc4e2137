import type { GiftStateName } from '../../../generated/resolvers.ts'
import type { Order, Package, Shipment } from '../order.ts'

/** What goes to one receiver by e-mail. */
export type Gift = {
  shipmentId: string
  orderId: string
  state: 'PLANNED' | 'SENT' | 'BOUNCED'
  sendAt: Date
  /** When a mail server first said "later" to this attempt. */
  putOffSince: Date | null
  /** A mail of its own each: to another address, or asked for again. */
  attempt: number
  /** How often mail servers refused this attempt. */
  refusals: number
  /** Of how many attempts a mail server said yes or no. */
  answered: number
  /** Which link opens it; a corrected address gets another. */
  link: number
  firstSentAt: Date | null
  sentAt: Date | null
  bouncedAt: Date | null
  openedAt: Date | null
  /** The money of its order went back, or is in doubt: it waits, unless it is sent. */
  isStopped: boolean
}

/** What goes by post to one address on one day. */
export type Parcel = {
  id: string
  orderId: string
  /** 1, 2, … of its order. */
  position: number
  /** What it is called on its slip: the order's number and its place in it. */
  label: string
  storefront: string
  state: 'TO_PACK' | 'SHIPPED'
  /** The day it is to leave the house. */
  shipOn: string
  carrier: string
  /** When the slip was printed that tells its present address; without one it is not packed. */
  slipAt: Date | null
  /** It was printed, and the address corrected since. */
  hasOldSlip: boolean
  /** Gifts to a good cause are none. */
  hasCards: boolean
  /** When somebody last had its cards printed. */
  cardsReadAt: Date | null
  shippedAt: Date | null
  /** The money of its order went back, or is in doubt: it waits, unless it is shipped. */
  isStopped: boolean
  shipmentIds: string[]
}

/** What became of a shipment; undefined until its order is fulfilled. */
export type Outcome = { gift: Gift; parcel?: undefined } | { gift?: undefined; parcel: Parcel } | undefined

/** A gift and the order it is a part of. */
export type GiftOfOrder = { order: Order; shipment: Shipment; gift: Gift }
export type PackageOfGift = GiftOfOrder & { package: Package }

/** Often enough to mend two addresses; not a way to fill somebody's mailbox. What was mended before its time went nowhere. */
const MAX_ANSWERED_ATTEMPTS = 5

export function stateOf({ gift, parcel }: NonNullable<Outcome>): GiftStateName {
  if (parcel) return parcel.state
  return gift.openedAt ? 'OPENED' : gift.state
}

/** Nobody knows when it goes on, or whether it does. */
export function isWaiting(outcome: NonNullable<Outcome>): boolean {
  const { isStopped } = outcome.parcel ?? outcome.gift
  return isStopped && ['PLANNED', 'BOUNCED', 'TO_PACK'].includes(stateOf(outcome))
}

export function isSentTooOften({ answered }: Gift): boolean {
  return answered >= MAX_ANSWERED_ATTEMPTS
}

/** A wrong address can be mended until somebody has opened the gift. */
export function canCorrect(gift: Gift): boolean {
  return gift.openedAt === null && !isSentTooOften(gift)
}

/** What has not gone out goes out by itself. */
export function canResend(gift: Gift): boolean {
  return canCorrect(gift) && gift.state !== 'PLANNED'
}
