import { createHmac } from 'node:crypto'
import type { StorefrontContext } from '#modules/storefronts/index.ts'
import { hashToken } from '#platform/keys.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import { deliveryAddressOf } from '../../parcel.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { isToken } from '../fulfilment-tokens.ts'
import { findGiftOfOrder } from '../read-order-gifts.ts'
import { findRemindedShipment, insertReminderStop } from './reminders.store.ts'

/** The recipient's address gets no further reminders from this storefront, for any gift. The link never expires. */
export async function stopReminders(
  ctx: StorefrontContext,
  parts: FulfilmentParts,
  token: string,
): Promise<Result<void, ShopFailure>> {
  const shipmentId = isToken(token) ? await findRemindedShipment(ctx.db, hashToken(token)) : undefined
  const reminded = shipmentId && (await findGiftOfOrder(ctx.db, shipmentId))
  if (!reminded || reminded.order.storefront !== ctx.storefront.code) return fail({ name: 'LINK_EXPIRED', parameter: 'token' })
  const { order, shipment } = reminded
  const email = deliveryAddressOf(order, shipment)?.email
  // After the order was erased there is no address, and no reminders are sent.
  if (email) await insertReminderStop(ctx.db, addressHash(parts, { storefront: order.storefront, email }), ctx.clock.now())
  return ok(undefined)
}

/** Only hashes are stored, so that the list of unsubscribed people contains no addresses. */
export function addressHash(
  { keyFor }: Pick<FulfilmentParts, 'keyFor'>,
  { storefront, email }: { storefront: string; email: string },
): Buffer {
  return createHmac('sha256', keyFor('fulfilment.reminder-stop'))
    .update(`${storefront} ${mailboxKey(email)}`)
    .digest()
}
