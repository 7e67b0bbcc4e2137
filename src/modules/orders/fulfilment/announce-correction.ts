import { addJobs } from '../../../platform/jobs/add-job.ts'
import type { Bucket } from '../../../platform/rate-limits/limits.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import { correctionJob } from './fulfilment-jobs.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { findOrderByToken } from './read-order-gifts.ts'

/** The buyer hears of every correction: whoever holds the link is not to fill their mailbox. */
const PER_ORDER: Bucket = { name: 'corrections', points: 20, seconds: 24 * 60 * 60 }

type Limited = Pick<FulfilmentParts, 'limits'>

/** Whether the holder of an order's link may correct another address of it today. Counted before a transaction begins. */
export async function checkCorrections(
  ctx: StorefrontContext,
  { limits }: Limited,
  orderToken: string,
): Promise<Result<void, ShopFailure[]>> {
  const order = await findOrderByToken(ctx, orderToken)
  if (!order) return fail([{ name: 'GIFT_UNKNOWN' }])
  const mayCorrect = await limits.consume(ctx, PER_ORDER, order.id)
  return mayCorrect.ok ? ok(undefined) : fail([mayCorrect.failure])
}

/** With the correction itself, the mail that tells of it. */
export async function announceCorrection({ db, ids }: StorefrontContext, { id }: Order, shipmentId: string): Promise<void> {
  await addJobs(db, [correctionJob({ orderId: id, shipmentId, correctionId: ids.uuid() })])
}
