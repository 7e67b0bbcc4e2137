import type { CorrectAddressInput } from '#generated/resolvers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { checkReceiver } from '../cart/receiver.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { announceCorrection } from './announce-correction.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { saveReceiver } from './gifts.store.ts'
import { lockParcel, withdrawSlip } from './packing/parcels.store.ts'
import { findOrderByToken } from './read-order-gifts.ts'

/** Changes the address of a parcel until it is shipped, for anybody with the order's link. It changes for everything in the parcel. */
export function correctAddress(
  ctx: StorefrontContext,
  parts: Pick<FulfilmentParts, 'limits'>,
  input: CorrectAddressInput,
): Promise<Result<Order, ShopFailure[]>> {
  const { orderToken, shipmentId, ...address } = input
  return inTransaction(ctx, async (ctx) => {
    const order = await findOrderByToken(ctx, orderToken)
    const parcel = order && (await lockParcel(ctx.db, { shipmentId, orderId: order.id }))
    if (!order || !parcel) return fail<ShopFailure[]>([{ name: 'GIFT_UNKNOWN' }])
    if (parcel.state !== 'TO_PACK') return fail<ShopFailure[]>([{ name: 'PARCEL_SHIPPED' }])
    const { countryCode } = ctx.storefront
    const checked = checkReceiver({ kind: 'RECEIVER', ...address, countryCode }, { kind: 'PHYSICAL', countryCode })
    if (!checked.ok) return checked
    for (const id of parcel.shipmentIds) await saveReceiver(ctx.db, id, checked.value.receiver)
    await withdrawSlip(ctx.db, parcel.id)
    await announceCorrection(ctx, parts, { order, shipmentId })
    return ok(await readOrder(ctx.db, order.id))
  })
}
