import { Temporal } from 'temporal-polyfill'
import { nextDispatch, type ShopCalendar } from '../../../delivery/index.ts'
import type { Shipment } from '../../order.ts'
import { parcelOf } from '../../parcel.ts'

/** How many days before a promised day a parcel leaves: the post takes at most so many working days (spec §1). */
const WORKING_DAYS_ON_THE_WAY = 3

export type PlannedParcel = { shipmentIds: string[]; shipOn: string }

/** What goes to one address on one day is one parcel, and leaves as soon as it can, or as late as it may to be there on its day. */
export function planParcels(
  shipments: readonly Shipment[],
  { paidAt, calendar }: { paidAt: Date; calendar: ShopCalendar },
): PlannedParcel[] {
  const posted = shipments.filter(({ kind }) => kind === 'PHYSICAL')
  return [...Map.groupBy(posted, parcelOf).values()].map((together) => ({
    shipmentIds: together.map(({ id }) => id),
    shipOn: shippingDay(together[0]?.deliverOn ?? null, paidAt, calendar).toString(),
  }))
}

function shippingDay(deliverOn: string | null, paidAt: Date, calendar: ShopCalendar): Temporal.PlainDate {
  const { shipsOn } = nextDispatch(Temporal.Instant.fromEpochMilliseconds(paidAt.getTime()), calendar)
  if (deliverOn === null) return shipsOn
  const latest = workingDaysBefore(Temporal.PlainDate.from(deliverOn), WORKING_DAYS_ON_THE_WAY, calendar)
  return Temporal.PlainDate.compare(latest, shipsOn) > 0 ? latest : shipsOn
}

function workingDaysBefore(day: Temporal.PlainDate, count: number, calendar: ShopCalendar): Temporal.PlainDate {
  if (count === 0) return day
  const before = day.subtract({ days: 1 })
  return workingDaysBefore(before, calendar.isWorkingDay(before) ? count - 1 : count, calendar)
}
