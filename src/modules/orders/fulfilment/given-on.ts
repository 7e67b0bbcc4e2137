import { Temporal } from 'temporal-polyfill'
import { arrivalDays, type ShopCalendar } from '../../delivery/index.ts'
import type { Shipment } from '../order.ts'

type Delivery = Pick<Shipment, 'kind' | 'deliverAt' | 'deliverOn'>

/**
 * The day, in the shop's calendar, on which the receiver gets a card that is issued now. By post it is the chosen day, or the last promised day when
 * no day was chosen or the payment came too late for the chosen day.
 */
export function givenOn(
  { kind, deliverAt, deliverOn }: Delivery,
  { now, calendar }: { now: Date; calendar: ShopCalendar },
): string {
  const instant = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime())
  if (kind === 'DIGITAL') {
    const sentAt = deliverAt && deliverAt > now ? deliverAt : now
    return calendar.localTime(instant(sentAt)).toPlainDate().toString()
  }
  return arrivalDays(deliverOn, now, calendar).until
}
