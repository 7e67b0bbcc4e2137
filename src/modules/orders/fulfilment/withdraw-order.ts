import type { Context } from '#platform/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { lockFulfilment, revokeOrderLink } from './fulfilment.store.ts'
import { lockGifts, revokeGiftLinks } from './gifts.store.ts'
import { listParcels, lockParcels } from './packing/parcels.store.ts'

/**
 * Cancels a fulfilled order whose codes nobody has seen: its links stop working. Refused when a gift was opened, or a parcel is packed or shipped.
 * Called inside a transaction that has locked the order; the caller makes sure that none of it is sent later.
 */
export async function withdrawOrder({ db }: Context, orderId: string): Promise<Result<void, 'not made' | 'opened' | 'packed'>> {
  const fulfilment = await lockFulfilment(db, orderId)
  if (!fulfilment?.issuedAt) return fail('not made')
  const gifts = await lockGifts(db, orderId)
  if (gifts.some(({ openedAt }) => openedAt !== null)) return fail('opened')
  await lockParcels(db, orderId)
  // Read after locking. After its cards are printed, staff have seen their codes.
  const parcels = await listParcels(db, orderId)
  if (parcels.some(({ state, slipAt, cardsReadAt }) => state === 'SHIPPED' || slipAt || cardsReadAt)) return fail('packed')
  await revokeGiftLinks(db, orderId)
  await revokeOrderLink(db, orderId)
  return ok(undefined)
}
