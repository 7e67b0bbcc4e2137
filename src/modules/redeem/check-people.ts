import type { PlaceRedeemOrderInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { listAddressFailures, PRIVATE_FIELDS, tidyAddress } from '../../shared/validation/address.ts'
import type { ShopContext } from '../accounts/index.ts'
import { checkHandover, checkMessage, createDateLister, type Order, type OrderAddress, type Shipment } from '../orders/index.ts'

type Handover = Pick<Shipment, 'receiverKind' | 'receiver' | 'deliverAt' | 'deliverOn'>

/** The person who exchanges, and the people who get the cards. */
export type People = {
  holder: OrderAddress
  handovers: ReadonlyMap<Shipment['kind'], Handover>
  message: string | null
}

const PLACE_FIELDS = ['postCode', 'houseNumber', 'street', 'city', 'addressLine1'] as const

/** Returns all errors at once, so that the form can show them together. */
export function checkPeople(
  ctx: ShopContext,
  { shipments }: Pick<Order, 'shipments'>,
  input: Pick<PlaceRedeemOrderInput, 'holder' | 'receiver'>,
): Result<People, ShopFailure[]> {
  const kinds = [...new Set(shipments.map(({ kind }) => kind))]
  const handovers = checkHandovers(ctx, kinds, input)
  const isPostedToHolder =
    kinds.includes('PHYSICAL') && input.receiver.kind === 'ME' && PLACE_FIELDS.every((field) => !input.receiver[field])
  const holder = checkHolder(ctx, input.holder, isPostedToHolder)
  const message = checkMessage(input.receiver.message || null)
  const failures = [
    ...(holder.ok ? [] : holder.failure),
    ...(handovers.ok ? [] : handovers.failure),
    ...(message.ok ? [] : [{ ...message.failure, parameter: 'receiver.message' }]),
  ]
  if (!holder.ok || !handovers.ok || !message.ok) return fail(failures)
  return ok({ holder: holder.value, handovers: handovers.value, message: message.value })
}

/** A name and an e-mail address; also an address when something is posted to the holder or one is given. */
function checkHolder(
  { storefront }: ShopContext,
  given: PlaceRedeemOrderInput['holder'],
  isPostedTo: boolean,
): Result<OrderAddress, ShopFailure[]> {
  const typed = tidyAddress({ ...given, countryCode: given.countryCode || storefront.countryCode }, PRIVATE_FIELDS)
  const failures = listAddressFailures(typed, { purpose: 'BILLING', isPlaceOptional: !isPostedTo })
  const isAbroad = isPostedTo && typed.countryCode !== storefront.countryCode
  const all = isAbroad ? [...failures, { name: 'COUNTRY_NOT_SERVED' as const, parameter: 'countryCode' }] : failures
  if (all.length > 0) return fail(all.map((failure) => ({ ...failure, parameter: `holder.${failure.parameter}` })))
  return ok({ ...typed, customerType: 'PRIVATE' })
}

function checkHandovers(
  ctx: ShopContext,
  kinds: readonly Shipment['kind'][],
  { receiver, holder }: Pick<PlaceRedeemOrderInput, 'holder' | 'receiver'>,
): Result<Map<Shipment['kind'], Handover>, ShopFailure[]> {
  const listDates = createDateLister(ctx)
  const checked = kinds.map((kind) => {
    // Only e-mail has a time of day. Cards for the holder go to the holder's own address, unless another one is given.
    const asked = { ...receiver, ...(kind === 'PHYSICAL' ? { deliverAt: null } : {}) }
    const named = asked.kind === 'ME' && kind === 'DIGITAL' ? { ...asked, email: asked.email || holder.email } : asked
    return [kind, checkHandover(ctx, named, { kind, at: 'receiver', listDates })] as const
  })
  const failures = checked.flatMap(([, handover]) => (handover.ok ? [] : handover.failure))
  if (failures.length > 0) return fail(withoutDuplicates(failures))
  return ok(new Map(checked.flatMap(([kind, handover]) => (handover.ok ? [[kind, handover.value] as const] : []))))
}

/** E-mail and post may report the same error of a name. */
function withoutDuplicates(failures: readonly ShopFailure[]): ShopFailure[] {
  return [...new Map(failures.map((failure) => [`${failure.name} ${failure.parameter}`, failure])).values()]
}
