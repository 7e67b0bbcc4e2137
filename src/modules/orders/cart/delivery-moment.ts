import { Temporal } from 'temporal-polyfill'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { GRACE_MINUTES } from '#shared/validation/delivery-moment.ts'
import type { Shipment, ShipmentKind } from '../order.ts'

/** The time of a mail when only a day was chosen. */
const MORNING = { hour: 9 } as const

export type DeliveryMoment = Pick<Shipment, 'deliverAt' | 'deliverOn'>
export type MomentInput = { deliverOn?: string | null | undefined; deliverAt?: string | null | undefined }
/** The days that can be chosen, computed only when needed, and the shop's time. */
export type MomentChoice = { kind: ShipmentKind; listDates: () => readonly string[]; timeZone: string; now: Date }

export const AT_ONCE: DeliveryMoment = { deliverAt: null, deliverOn: null }

/** Checks when something is to be delivered: a day for the post, a time for a mail, as soon as possible if both are missing. */
export function checkDeliveryMoment(
  { deliverOn, deliverAt }: MomentInput,
  choice: MomentChoice,
): Result<DeliveryMoment, ShopFailure> {
  if (deliverAt && choice.kind === 'PHYSICAL') return fail({ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverAt' })
  if (deliverAt) return checkInstant(deliverAt, choice)
  if (!deliverOn) return ok(AT_ONCE)
  if (!choice.listDates().includes(deliverOn)) return fail({ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverOn' })
  return ok(
    choice.kind === 'PHYSICAL' ? { deliverAt: null, deliverOn } : { deliverAt: morningOf(deliverOn, choice), deliverOn: null },
  )
}

function checkInstant(text: string, { listDates, timeZone, now }: MomentChoice): Result<DeliveryMoment, ShopFailure> {
  const refused = fail<ShopFailure>({ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverAt' })
  const instant = readInstant(text, timeZone)
  if (!instant) return refused
  const isPast = Temporal.Instant.compare(instant, toInstant(now).subtract({ minutes: GRACE_MINUTES })) < 0
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  if (isPast || !listDates().includes(day)) return refused
  return ok({ deliverAt: new Date(instant.epochMilliseconds), deliverOn: null })
}

/** A text with a time zone is an instant; without one it is the shop's local time. */
function readInstant(text: string, timeZone: string): Temporal.Instant | undefined {
  try {
    if (/(z|[+-]\d{2}:?\d{2})$/i.test(text)) return Temporal.Instant.from(text)
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).toInstant()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Null (at once) when that morning has passed. */
function morningOf(day: string, { timeZone, now }: MomentChoice): Date | null {
  const morning = Temporal.PlainDate.from(day).toPlainDateTime(MORNING).toZonedDateTime(timeZone).toInstant()
  return Temporal.Instant.compare(morning, toInstant(now)) > 0 ? new Date(morning.epochMilliseconds) : null
}

function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
}
