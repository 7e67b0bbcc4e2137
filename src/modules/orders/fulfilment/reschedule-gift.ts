import type { RescheduleGiftInput } from '#generated/resolvers.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import { fail } from '#shared/result.ts'
import { shopCalendar } from '../../delivery/index.ts'
import { saveCardsExpiry } from '../../giftcards/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { checkMoment, createDateLister } from '../cart/handover.ts'
import type { Shipment } from '../order.ts'
import { announceCorrection } from './announce-correction.ts'
import { cardExpiry } from './card-expiry.ts'
import { type Changed, changeGift, queueNextGiftMail } from './correct-receiver.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { canReschedule } from './gift.ts'
import { saveSendAt } from './gifts.store.ts'
import { givenOn } from './given-on.ts'

/** More than enough changes of the date of one gift in a day. */
export const DATES_OF_GIFT: Bucket = { name: 'gift-date', points: 10, seconds: 24 * 60 * 60 }

/**
 * Changes the time of a scheduled gift, or sends it now. It becomes a new attempt, so a worker that has just started with the old attempt finds
 * nothing to send. If a worker has already claimed it, the change is refused.
 */
export async function rescheduleGift(ctx: StorefrontContext, parts: FulfilmentParts, input: RescheduleGiftInput): Changed {
  const { orderToken, deliverAt } = input
  const shipmentId = String(input.shipmentId)
  const checked = checkMoment(ctx, { deliverAt }, { kind: 'DIGITAL', listDates: createDateLister(ctx) })
  if (!checked.ok) return fail([checked.failure])
  return changeGift(ctx, { orderToken, shipmentId }, async (ctx, { gift, order, shipment }) => {
    const now = ctx.clock.now()
    if (!canReschedule(gift, now)) return { name: 'GIFT_LEFT' }
    const allowed = await parts.limits.consume(ctx, DATES_OF_GIFT, gift.shipmentId)
    if (!allowed.ok) return allowed.failure
    const sendAt = checked.value.deliverAt ?? now
    await saveSendAt(ctx.db, gift.shipmentId, sendAt)
    await moveValidity(ctx, { ...shipment, deliverAt: sendAt })
    await queueNextGiftMail(ctx, parts, { ...gift, sendAt })
    await announceCorrection(ctx, parts, { order, shipmentId: gift.shipmentId, change: 'DATE' })
    return undefined
  })
}

/** A card is valid from the day it is given, so its last day changes with that day. */
export async function moveValidity({ db, clock, storefront }: StorefrontContext, shipment: Shipment): Promise<void> {
  const day = givenOn(shipment, { now: clock.now(), calendar: shopCalendar(storefront) })
  for (const { id: packageId, validityMonths } of shipment.packages) {
    await saveCardsExpiry(db, { packageId, expiresOn: cardExpiry(day, validityMonths) })
  }
}
