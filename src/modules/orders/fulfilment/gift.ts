import type { GiftStateName } from '#generated/resolvers.ts'
import type { Order, Package, Shipment } from '../order.ts'

/** A delivery by e-mail to one receiver. */
export type Gift = {
  shipmentId: string
  orderId: string
  state: 'PLANNED' | 'SENT' | 'BOUNCED'
  sendAt: Date
  /** When a mail server deferred this attempt for the first time. */
  deferredSince: Date | null
  /** The number of the attempt. Each attempt is a separate mail: to another address, or resent on request. */
  attempt: number
  /** The time until which a worker has claimed the gift in order to send it. */
  claimedUntil: Date | null
  /** How often mail servers refused this attempt. */
  refusals: number
  /** How many attempts a mail server has accepted or refused. */
  answered: number
  /** The number of its link; a corrected address gets a new link. */
  link: number
  firstSentAt: Date | null
  sentAt: Date | null
  bouncedAt: Date | null
  openedAt: Date | null
  /** What its recipient wrote to the buyer; null after it was erased. */
  thanks: string | null
  thankedAt: Date | null
  /** True when the payment of its order was returned or is disputed. The gift is then not sent. */
  isStopped: boolean
}

/** A delivery by post to one address on one day. */
export type Parcel = {
  id: string
  orderId: string
  /** Numbered 1, 2, … within its order. */
  position: number
  /** Its name on the slip: the order's number and its position. */
  label: string
  storefront: string
  state: 'TO_PACK' | 'SHIPPED'
  /** The planned day of shipping. */
  shipOn: string
  carrier: string
  /** When the slip with the present address was printed; without a slip the parcel is not packed. */
  slipAt: Date | null
  /** True when a slip was printed before the address was corrected. */
  hasOldSlip: boolean
  /** False when the parcel contains only donations. */
  hasCards: boolean
  /** When a member of staff last printed its cards. */
  cardsReadAt: Date | null
  shippedAt: Date | null
  /** True when the payment of its order was returned or is disputed. The parcel is then not shipped. */
  isStopped: boolean
  /** True when its exchange was undone. It is stopped, and nothing of it is shipped any more. */
  isUndone: boolean
  shipmentIds: string[]
}

/** The gift or parcel of a shipment; undefined until its order is fulfilled. */
export type Outcome = { gift: Gift; parcel?: undefined } | { gift?: undefined; parcel: Parcel } | undefined

/** A gift with its order and shipment. */
export type GiftOfOrder = { order: Order; shipment: Shipment; gift: Gift }
export type PackageOfGift = GiftOfOrder & { package: Package }

/** Enough to correct two addresses, but not to flood a mailbox. Corrections before the gift was sent do not count. */
const MAX_ANSWERED_ATTEMPTS = 5

export function stateOf({ gift, parcel }: NonNullable<Outcome>): GiftStateName {
  if (parcel) return parcel.state
  return gift.openedAt ? 'OPENED' : gift.state
}

/** True when it is stopped and not delivered yet. */
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

/** The time can be changed until it is due or a worker is sending the gift. A stopped gift has no time. */
export function canReschedule({ state, sendAt, claimedUntil, openedAt, isStopped }: Gift, now: Date): boolean {
  const isBeingSent = sendAt <= now || (claimedUntil !== null && claimedUntil > now)
  return state === 'PLANNED' && openedAt === null && !isStopped && !isBeingSent
}

/** The day of a parcel can be changed until its slip or its cards are printed. */
export function canMove({ state, slipAt, cardsReadAt, isStopped }: Parcel): boolean {
  return state === 'TO_PACK' && slipAt === null && cardsReadAt === null && !isStopped
}

/** A planned gift needs no resending, because it will be sent anyway. */
export function canResend(gift: Gift): boolean {
  return canCorrect(gift) && gift.state !== 'PLANNED'
}
