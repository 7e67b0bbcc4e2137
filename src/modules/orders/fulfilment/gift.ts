import type { GiftStateName } from '#generated/resolvers.ts'
import type { Order, Package, Shipment } from '../order.ts'

/** A delivery by e-mail to one receiver. */
export type Gift = {
  shipmentId: string
  orderId: string
  state: 'PLANNED' | 'SENT' | 'BOUNCED'
  sendAt: Date
  /** When a mail server first deferred this attempt. */
  putOffSince: Date | null
  /** Each attempt is its own mail: to another address, or resent on request. */
  attempt: number
  /** Until when a worker has claimed it to send it. */
  claimedUntil: Date | null
  /** How often mail servers refused this attempt. */
  refusals: number
  /** How many attempts a mail server has accepted or refused. */
  answered: number
  /** The number of its link; a corrected address gets a new one. */
  link: number
  firstSentAt: Date | null
  sentAt: Date | null
  bouncedAt: Date | null
  openedAt: Date | null
  /** What its recipient wrote to the buyer; null once it was erased. */
  thanks: string | null
  thankedAt: Date | null
  /** The payment of its order was returned or is disputed: it waits, unless it is sent. */
  isStopped: boolean
}

/** A delivery by post to one address on one day. */
export type Parcel = {
  id: string
  orderId: string
  /** 1, 2, … of its order. */
  position: number
  /** Its name on the slip: the order's number and its position. */
  label: string
  storefront: string
  state: 'TO_PACK' | 'SHIPPED'
  /** The day it is to be shipped. */
  shipOn: string
  carrier: string
  /** When the slip with its present address was printed; without one it is not packed. */
  slipAt: Date | null
  /** A slip was printed, and the address corrected since. */
  hasOldSlip: boolean
  /** Donations are not cards. */
  hasCards: boolean
  /** When somebody last had its cards printed. */
  cardsReadAt: Date | null
  shippedAt: Date | null
  /** The payment of its order was returned or is disputed: it waits, unless it is shipped. */
  isStopped: boolean
  shipmentIds: string[]
}

/** The outcome of a shipment; undefined until its order is fulfilled. */
export type Outcome = { gift: Gift; parcel?: undefined } | { gift?: undefined; parcel: Parcel } | undefined

/** A gift and the order it is a part of. */
export type GiftOfOrder = { order: Order; shipment: Shipment; gift: Gift }
export type PackageOfGift = GiftOfOrder & { package: Package }

/** Enough to correct two addresses, but not to flood a mailbox. Corrections before the gift was sent do not count. */
const MAX_ANSWERED_ATTEMPTS = 5

export function stateOf({ gift, parcel }: NonNullable<Outcome>): GiftStateName {
  if (parcel) return parcel.state
  return gift.openedAt ? 'OPENED' : gift.state
}

/** It is stopped and not delivered yet. */
export function isWaiting(outcome: NonNullable<Outcome>): boolean {
  const { isStopped } = outcome.parcel ?? outcome.gift
  return isStopped && ['PLANNED', 'BOUNCED', 'TO_PACK'].includes(stateOf(outcome))
}

export function isSentTooOften({ answered }: Gift): boolean {
  return answered >= MAX_ANSWERED_ATTEMPTS
}

/** A wrong address can be corrected until the gift is opened. */
export function canCorrect(gift: Gift): boolean {
  return gift.openedAt === null && !isSentTooOften(gift)
}

/** Its moment can be changed until it leaves: until it is due, or a worker is sending it. A stopped gift has no moment. */
export function canReschedule({ state, sendAt, claimedUntil, openedAt, isStopped }: Gift, now: Date): boolean {
  const isLeaving = sendAt <= now || (claimedUntil !== null && claimedUntil > now)
  return state === 'PLANNED' && openedAt === null && !isStopped && !isLeaving
}

/** A parcel can be given another day until its slip or its cards are printed. */
export function canMove({ state, slipAt, cardsReadAt, isStopped }: Parcel): boolean {
  return state === 'TO_PACK' && slipAt === null && cardsReadAt === null && !isStopped
}

/** A planned gift is sent without a request. */
export function canResend(gift: Gift): boolean {
  return canCorrect(gift) && gift.state !== 'PLANNED'
}
