import type { Context } from '#platform/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { lockFulfilment, revokeOrderLink } from './fulfilment.store.ts'
import { lockGifts, revokeGiftLinks } from './gifts.store.ts'
import { listParcels, lockParcels } from './packing/parcels.store.ts'

/**
 * Takes a fulfilled order back before anybody has seen a code: its links stop working. Refused when a gift was opened, or when a parcel is packed or on its way.
 * Called inside a transaction that has locked the order; the caller makes sure that nothing of it is sent from then on.
 */
export async function withdrawOrder({ db }: Context, orderId: string): Promise<Result<void, 'not made' | 'opened' | 'packed'>> {
  const fulfilment = await lockFulfilment(db, orderId)
  if (!fulfilment?.issuedAt) return fail('not made')
  const gifts = await lockGifts(db, orderId)
  if (gifts.some(({ openedAt }) => openedAt !== null)) return fail('opened')
  await lockParcels(db, orderId)
  // Read under the lock. Once its cards were printed, somebody has seen their codes.
  const parcels = await listParcels(db, orderId)
  if (parcels.some(({ state, slipAt, cardsReadAt }) => state === 'SHIPPED' || slipAt || cardsReadAt)) return fail('packed')
  await revokeGiftLinks(db, orderId)
  await revokeOrderLink(db, orderId)
  return ok(undefined)
}
