import type { ReceiverInput } from '#generated/resolvers.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { memoize } from '#shared/memoize.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { deliveryOptions } from '../../delivery/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { ShipmentKind } from '../order.ts'
import { checkDeliveryMoment, type DeliveryMoment, type MomentInput } from './delivery-moment.ts'
import { checkReceiver, type Receiver } from './receiver.ts'

/** The receiver, and the time of delivery. */
export type Handover = Receiver & DeliveryMoment

/** The days that can be chosen for each kind. Created once per request, because it computes the whole calendar. */
export type ListDates = (kind: ShipmentKind) => readonly string[]

export function createDateLister(ctx: StorefrontContext): ListDates {
  return memoize((kind) => deliveryOptions(ctx, kind as ShipmentKind).selectableDates)
}

/** Failures name the receiver's path in the request, such as `receivers.1.email`. */
export function checkHandover(
  ctx: StorefrontContext,
  input: ReceiverInput,
  { kind, at, listDates }: { kind: ShipmentKind; at: string; listDates: ListDates },
): Result<Handover, ShopFailure[]> {
  const receiver = checkReceiver(input, { kind, countryCode: ctx.storefront.countryCode })
  const moment = checkMoment(ctx, input, { kind, listDates })
  if (receiver.ok && moment.ok) return ok({ ...receiver.value, ...moment.value })
  const failures = [...(receiver.ok ? [] : receiver.failure), ...(moment.ok ? [] : [moment.failure])]
  return fail(failures.map((failure) => ({ ...failure, parameter: `${at}.${failure.parameter}` })))
}

export function checkMoment(
  ctx: StorefrontContext,
  input: MomentInput,
  { kind, listDates }: { kind: ShipmentKind; listDates: ListDates },
): Result<DeliveryMoment, ShopFailure> {
  return checkDeliveryMoment(input, {
    kind,
    listDates: () => listDates(kind),
    timeZone: ctx.storefront.timeZone,
    now: ctx.clock.now(),
  })
}
