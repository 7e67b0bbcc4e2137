import type { RescheduleParcelInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { arrivalDays, shopCalendar } from '../../delivery/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { checkMoment, createDateLister } from '../cart/handover.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { announceCorrection } from './announce-correction.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { canMove, type Parcel } from './gift.ts'
import { listParcels, lockParcels, moveParcel } from './packing/parcels.store.ts'
import { planParcels } from './packing/plan-parcels.ts'
import { findOrderByToken } from './read-order-gifts.ts'
import { DATES_OF_GIFT, moveValidity } from './reschedule-gift.ts'

/** Moves a parcel with everything in it to another day, until its packing starts. */
export function rescheduleParcel(
  ctx: StorefrontContext,
  parts: Pick<FulfilmentParts, 'limits'>,
  { orderToken, shipmentId, deliverOn }: RescheduleParcelInput,
): Promise<Result<Order, ShopFailure[]>> {
  return inTransaction(ctx, async (ctx) => {
    const order = await findOrderByToken(ctx, orderToken)
    if (!order) return fail<ShopFailure[]>([{ name: 'GIFT_UNKNOWN' }])
    await lockParcels(ctx.db, order.id)
    const parcel = (await listParcels(ctx.db, order.id)).find(({ shipmentIds }) => shipmentIds.includes(String(shipmentId)))
    if (!parcel) return fail<ShopFailure[]>([{ name: 'GIFT_UNKNOWN' }])
    if (!canMove(parcel)) return fail<ShopFailure[]>([{ name: 'GIFT_LEFT' }])
    const checked = checkMoment(ctx, { deliverOn }, { kind: 'PHYSICAL', listDates: createDateLister(ctx) })
    if (!checked.ok) return fail([checked.failure])
    const allowed = await parts.limits.consume(ctx, DATES_OF_GIFT, parcel.id)
    if (!allowed.ok) return fail([allowed.failure])
    await moveTo(ctx, { order, parcel, deliverOn: checked.value.deliverOn })
    await announceCorrection(ctx, parts, { order, shipmentId: String(shipmentId), change: 'DATE' })
    return ok(await readOrder(ctx.db, order.id))
  })
}

/** Shipping, the promise and the validity of the cards change with the day; null means as soon as possible. */
async function moveTo(
  ctx: StorefrontContext,
  { order, parcel, deliverOn }: { order: Order; parcel: Parcel; deliverOn: string | null },
): Promise<void> {
  const now = ctx.clock.now()
  const calendar = shopCalendar(ctx.storefront)
  const moved = order.shipments
    .filter(({ id }) => parcel.shipmentIds.includes(id))
    .map((shipment) => ({ ...shipment, deliverOn }))
  const shipOn = planParcels(moved, { since: now, calendar })[0]?.shipOn ?? parcel.shipOn
  await moveParcel(ctx.db, { ...parcel, shipOn, deliverOn, promised: arrivalDays(deliverOn, now, calendar) })
  for (const shipment of moved) await moveValidity(ctx, shipment)
}
