import type { Temporal } from 'temporal-polyfill'
import { cutOffOf, shipsSameDay } from './ships-same-day.ts'
import { addWorkingDays, nextWorkingDay, type ShopCalendar } from './shop-calendar.ts'

/** Spec §1, §9: the hours of postal delivery. */
export const DELIVERY_WINDOW = { from: '10:00', until: '17:30' } as const

/** The promise for orders placed before this cut-off and after the previous one. */
export type Dispatch = {
  orderBefore: Temporal.Instant
  shipsOn: Temporal.PlainDate
  /** The instants from which the day of shipping is called "tomorrow", and "today". */
  tomorrowFrom: Temporal.Instant
  todayFrom: Temporal.Instant
  deliveredFrom: Temporal.PlainDate
  deliveredBy: Temporal.PlainDate
}

/** The next dispatches, soonest first. Several, because a page may be read long after it was rendered, or stay open past a cut-off. */
export function listDispatches(now: Temporal.Instant, calendar: ShopCalendar, count: number): Dispatch[] {
  const dispatches = [nextDispatch(now, calendar)]
  for (let last = dispatches[0]; last && dispatches.length < count; last = dispatches.at(-1)) {
    dispatches.push(toDispatch(addWorkingDays(last.shipsOn, 1, calendar), calendar))
  }
  return dispatches
}

/** The promise for an order placed now. */
export function nextDispatch(now: Temporal.Instant, calendar: ShopCalendar): Dispatch {
  return toDispatch(firstShippingDay(now, calendar), calendar)
}

function firstShippingDay(now: Temporal.Instant, calendar: ShopCalendar): Temporal.PlainDate {
  const today = calendar.localTime(now).toPlainDate()
  return shipsSameDay(now, calendar) ? today : nextWorkingDay(today.add({ days: 1 }), calendar)
}

function toDispatch(shipsOn: Temporal.PlainDate, calendar: ShopCalendar): Dispatch {
  const startOf = (day: Temporal.PlainDate) => calendar.toInstant(day.toPlainDateTime())
  return {
    orderBefore: cutOffOf(shipsOn, calendar),
    shipsOn,
    tomorrowFrom: startOf(shipsOn.subtract({ days: 1 })),
    todayFrom: startOf(shipsOn),
    deliveredFrom: addWorkingDays(shipsOn, calendar.postalWorkingDays.earliest, calendar),
    deliveredBy: addWorkingDays(shipsOn, calendar.postalWorkingDays.latest, calendar),
  }
}
