import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJobs } from '#platform/jobs/add-job.ts'
import { hashToken } from '#platform/keys.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { inTurn, TOO_MANY_AT_ONCE } from '#platform/turns.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findPersonalMessageFailure, toPersonalMessage } from '#shared/validation/personal-message.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { SEND_THANKS, shipmentJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { isToken } from './fulfilment-tokens.ts'
import type { GiftOfOrder } from './gift.ts'
import { lockGiftByToken, markThanked } from './gifts.store.ts'
import { toGiftOfOrder } from './open-gift.ts'
import { isGiftToOther } from './set-opened-notice.ts'

/** Enough for a person who says thanks for many gifts. */
const THANKS_BY_SOURCE: SourceBucket = { name: 'thanks-source', points: 20, seconds: 60 * 60 }

/** Sends a short text to the buyer of an opened gift, once. The mail contains no e-mail address of the two. */
export async function sendThankYou(
  ctx: StorefrontContext,
  parts: FulfilmentParts,
  { token, message }: { token: string; message: string },
): Promise<Result<GiftOfOrder, ShopFailure>> {
  const fault = findPersonalMessageFailure(message)
  if (fault) return fail({ name: fault, parameter: 'message' })
  const unknown = fail<ShopFailure>({ name: 'GIFT_UNKNOWN', parameter: 'token' })
  if (!isToken(token)) return unknown
  const allowed = await parts.limits.consumeBySource(ctx, THANKS_BY_SOURCE)
  if (!allowed.ok) return allowed
  return inTurn(ctx, { key: `gift ${token}`, refusal: TOO_MANY_AT_ONCE }, () =>
    inTransaction(ctx, async (ctx) => {
      const gift = await lockGiftByToken(ctx.db, hashToken(token))
      const giftOfOrder = gift && (await toGiftOfOrder(ctx, gift))
      if (!giftOfOrder) return unknown
      const failure = findThanksFailure(giftOfOrder)
      if (failure) return fail(failure)
      const thanked = { thanks: toPersonalMessage(message), thankedAt: ctx.clock.now() }
      await markThanked(ctx.db, giftOfOrder.gift.shipmentId, thanked)
      await addJobs(ctx.db, [shipmentJob(SEND_THANKS, giftOfOrder.gift.shipmentId)])
      return ok({ ...giftOfOrder, gift: { ...giftOfOrder.gift, ...thanked } })
    }),
  )
}

/** The reason why the buyer cannot be thanked; undefined when this is possible. */
export function findThanksFailure({ gift, shipment, order }: GiftOfOrder): ShopFailure | undefined {
  if (!gift.openedAt) return { name: 'GIFT_NOT_OPENED' }
  if (gift.thankedAt) return { name: 'GIFT_THANKED' }
  // The order has no buyer's address after it was erased.
  return isGiftToOther(shipment) && order.billingAddress?.email ? undefined : { name: 'GIFT_NO_GIVER' }
}
