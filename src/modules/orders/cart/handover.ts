import type { ReceiverInput } from '../../../generated/resolvers.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { deliveryOptions } from '../../delivery/index.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { ShipmentKind } from '../order.ts'
import { checkDeliveryMoment, type DeliveryMoment } from './delivery-moment.ts'
import { checkReceiver, type Receiver } from './receiver.ts'

/** Who gets something, and when. */
export type Handover = Receiver & DeliveryMoment

/** What is wrong is named with the place of the receiver in the request, such as `receivers.1.email`. */
export function checkHandover(
  ctx: StorefrontContext,
  input: ReceiverInput,
  { kind, at }: { kind: ShipmentKind; at: string },
): Result<Handover, ShopFailure[]> {
  const { countryCode, timeZone } = ctx.storefront
  const receiver = checkReceiver(input, { kind, countryCode })
  const listDates = () => deliveryOptions(ctx, kind).selectableDates
  const moment = checkDeliveryMoment(input, { kind, listDates, timeZone, now: ctx.clock.now() })
  if (receiver.ok && moment.ok) return ok({ ...receiver.value, ...moment.value })
  const failures = [...(receiver.ok ? [] : receiver.failure), ...(moment.ok ? [] : [moment.failure])]
  return fail(failures.map((failure) => ({ ...failure, parameter: `${at}.${failure.parameter}` })))
}
