import { Temporal } from 'temporal-polyfill'
import { nextDispatch, type ShopCalendar } from '#modules/delivery/index.ts'
import type { Shipment } from '../../order.ts'
import { parcelOf } from '../../parcel.ts'

/** A parcel is shipped this many working days before the promised day: the longest time that the post takes (spec §1). */
const WORKING_DAYS_ON_THE_WAY = 3

export type PlannedParcel = { shipmentIds: string[]; shipOn: string }

/** Shipments to one address on one day are one parcel. It is shipped as soon as possible, or in time for its chosen day. */
export function planParcels(
  shipments: readonly Shipment[],
  { since, calendar }: { since: Date; calendar: ShopCalendar },
): PlannedParcel[] {
  const posted = shipments.filter(({ kind }) => kind === 'PHYSICAL')
  return [...Map.groupBy(posted, parcelOf).values()].map((together) => ({
    shipmentIds: together.map(({ id }) => id),
    shipOn: shippingDay(together[0]?.deliverOn ?? null, since, calendar).toString(),
  }))
}

function shippingDay(deliverOn: string | null, since: Date, calendar: ShopCalendar): Temporal.PlainDate {
  const { shipsOn } = nextDispatch(Temporal.Instant.fromEpochMilliseconds(since.getTime()), calendar)
  if (deliverOn === null) return shipsOn
  const latest = workingDaysBefore(Temporal.PlainDate.from(deliverOn), WORKING_DAYS_ON_THE_WAY, calendar)
  return Temporal.PlainDate.compare(latest, shipsOn) > 0 ? latest : shipsOn
}

function workingDaysBefore(day: Temporal.PlainDate, count: number, calendar: ShopCalendar): Temporal.PlainDate {
  if (count === 0) return day
  const before = day.subtract({ days: 1 })
  return workingDaysBefore(before, calendar.isWorkingDay(before) ? count - 1 : count, calendar)
}
