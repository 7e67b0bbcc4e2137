import { shopDayOf, storefronts } from '#modules/storefronts/index.ts'
import type { Context } from '#platform/context.ts'
import { inOwnTransaction } from '#platform/db/in-transaction.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import type { Parcel } from '../gift.ts'
import { drawPackingSlip } from './packing-slip.ts'
import { listParcelsToPack, lockParcelToPack, markPrinted, markShipped } from './parcels.store.ts'

const STOPPED = 'the payment of its order was returned, is disputed or never arrived'
const UNDONE = 'its exchange was undone, and its value is back on the card'

/** Parcels to ship by today in each shop's own calendar, or by another day to pack ahead. */
export async function listDueParcels(
  { db, clock }: Context,
  { storefront: code, by }: { storefront?: string | undefined; by?: string | undefined } = {},
): Promise<Parcel[]> {
  const asked = storefronts.filter((storefront) => code === undefined || storefront.code === code)
  const due = asked.map((storefront) =>
    listParcelsToPack(db, { storefront: storefront.code, by: by ?? shopDayOf(storefront, clock.now()) }),
  )
  return (await Promise.all(due)).flat()
}

/** The reason why a parcel cannot be shipped; undefined when it can. */
export function findReasonNotToShip(parcel: Parcel): string | undefined {
  return findReasonNotToPack(parcel) ?? (parcel.hasCards && !parcel.cardsReadAt ? 'its cards were never printed' : undefined)
}

/** The reason why the cards of a parcel cannot be printed; undefined when they can. */
export function findReasonNotToPack(parcel: Parcel): string | undefined {
  const stopped = findStopReason(parcel)
  if (stopped || parcel.slipAt) return stopped
  return parcel.hasOldSlip ? 'its address was corrected after its slip was printed: print it again' : 'it has no slip yet'
}

/** The reason why nothing of a parcel may leave the shop. */
export function findStopReason({ isStopped, isUndone }: Pick<Parcel, 'isStopped' | 'isUndone'>): string | undefined {
  if (isUndone) return UNDONE
  return isStopped ? STOPPED : undefined
}

type Printing = { write: (slip: Buffer) => Promise<void> }

/** Prints a slip with the present address. Returns the parcel as it was before; undefined when it is already shipped, or its order is stopped. */
export function printSlip(
  ctx: Context,
  parts: Pick<FulfilmentParts, 'art'>,
  { id, write }: Pick<Parcel, 'id'> & Printing,
): Promise<Parcel | undefined> {
  return inOwnTransaction(ctx, async (ctx) => {
    const parcel = await lockParcelToPack(ctx.db, id)
    if (!parcel) return undefined
    // If the slip cannot be written, the parcel is not marked as printed.
    await write(await drawPackingSlip(ctx, parts, parcel))
    await markPrinted(ctx.db, id, ctx.clock.now())
    return parcel
  })
}

/** Called when the carrier has collected the parcel. False when it is already shipped or cannot be shipped. */
export function shipParcel({ db, clock }: Context, parcel: Pick<Parcel, 'id'>): Promise<boolean> {
  return markShipped(db, parcel.id, clock.now())
}
