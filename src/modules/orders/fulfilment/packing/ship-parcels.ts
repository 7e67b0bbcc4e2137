import { Temporal } from 'temporal-polyfill'
import type { Context } from '../../../../platform/context.ts'
import { shopCalendar } from '../../../delivery/index.ts'
import { storefronts } from '../../../storefronts/index.ts'
import type { Parcel } from '../gift.ts'
import { listParcelsToPack, markShipped } from './parcels.store.ts'

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

/** The carrier has taken it. False when it is on its way already. */
export function shipParcel({ db, clock }: Context, parcel: Pick<Parcel, 'id'>): Promise<boolean> {
  return markShipped(db, parcel.id, clock.now())
}
