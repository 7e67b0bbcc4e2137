import { Temporal } from 'temporal-polyfill'
import type { Context } from '../../../../platform/context.ts'
import { inOwnTransaction } from '../../../../platform/db/in-transaction.ts'
import { shopCalendar } from '../../../delivery/index.ts'
import { storefronts } from '../../../storefronts/index.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { Parcel } from '../gift.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { listParcelsToPack, lockParcelToPack, markPrinted, markShipped } from './parcels.store.ts'

export const WHY_STOPPED = 'the money of its order was taken back, is disputed or never came'

/** What is to leave the house by today, by each shop's own calendar, or by another day for whoever packs ahead. */
export async function listDueParcels(
  { db, clock }: Context,
  { storefront: code, by }: { storefront?: string | undefined; by?: string | undefined } = {},
): Promise<Parcel[]> {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
  const asked = storefronts.filter((storefront) => code === undefined || storefront.code === code)
  const due = asked.map((storefront) => {
    const today = shopCalendar(storefront).localTime(now).toPlainDate().toString()
    return listParcelsToPack(db, { storefront: storefront.code, by: by ?? today })
  })
  return (await Promise.all(due)).flat()
}

/** Why a parcel stays in the house when everything that is packed leaves it; undefined when it leaves. */
export function findReasonNotToShip(parcel: Parcel): string | undefined {
  return findReasonNotToPack(parcel) ?? (parcel.hasCards && !parcel.cardsReadAt ? 'its cards were never printed' : undefined)
}

/** The same of a parcel whose cards are about to be printed. */
export function findReasonNotToPack({ slipAt, hasOldSlip, isStopped }: Parcel): string | undefined {
  if (isStopped) return WHY_STOPPED
  if (slipAt) return undefined
  return hasOldSlip ? 'its address was corrected after its slip was printed: print it anew' : 'it has no slip yet'
}

type Printing = { write: (slip: Buffer) => Promise<void> }

/** Its slip, for the address it has in this moment. Returns the parcel as it was; undefined when it is on its way already, or its order stopped. */
export function printSlip(
  ctx: Context,
  parts: Pick<FulfilmentParts, 'art'>,
  { id, write }: Pick<Parcel, 'id'> & Printing,
): Promise<Parcel | undefined> {
  return inOwnTransaction(ctx, async (ctx) => {
    const parcel = await lockParcelToPack(ctx.db, id)
    if (!parcel) return undefined
    // A slip that could not be written was not printed.
    await write(await drawPackingSlip(ctx, parts, parcel))
    await markPrinted(ctx.db, id, ctx.clock.now())
    return parcel
  })
}

/** The carrier has taken it. False when it is on its way already, or is to stay here. */
export function shipParcel({ db, clock }: Context, parcel: Pick<Parcel, 'id'>): Promise<boolean> {
  return markShipped(db, parcel.id, clock.now())
}
