import type { ReceiverInput } from '../../../generated/resolvers.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { listAddressFailures, listReceiverFailures, tidyAddress } from '../../../shared/validation/address.ts'
import type { OrderAddress, ReceiverKind, ShipmentKind } from '../order.ts'
import { hasAddress } from '../parcel.ts'

export type Receiver = { receiverKind: ReceiverKind; receiver: OrderAddress }

/**
 * Somebody who gets something: a name and an e-mail address for a mail, a name and an address in the storefront's own country for the post. The
 * buyer may leave it to the checkout; what the buyer does say is checked like anybody's.
 */
export function checkReceiver(
  input: ReceiverInput,
  { kind, countryCode }: { kind: ShipmentKind; countryCode: string },
): Result<Receiver, ShopFailure[]> {
  const address = tidyAddress({ ...input, ...(kind === 'PHYSICAL' ? { countryCode: input.countryCode || countryCode } : {}) })
  const failures = listFailures(address, { kind, receiverKind: input.kind, countryCode })
  return failures.length > 0 ? fail(failures) : ok({ receiverKind: input.kind, receiver: address })
}

function listFailures(
  address: OrderAddress,
  { kind, receiverKind, countryCode }: { kind: ShipmentKind; receiverKind: ReceiverKind; countryCode: string },
): ShopFailure[] {
  if (kind === 'PHYSICAL' && (receiverKind === 'RECEIVER' || hasAddress(address))) {
    const failures = listAddressFailures(address, { purpose: 'DELIVERY' })
    const isAbroad = address.countryCode !== countryCode && failures.every(({ parameter }) => parameter !== 'countryCode')
    return isAbroad ? [...failures, { name: 'COUNTRY_NOT_SERVED', parameter: 'countryCode' }] : failures
  }
  const failures = listReceiverFailures(address)
  if (receiverKind === 'RECEIVER') return failures
  return failures.filter(({ parameter }) => address[parameter as 'firstName' | 'lastName' | 'email'] !== undefined)
}
