import type { ReceiverInput } from '#generated/resolvers.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import {
  listAddressFailures,
  listReceiverFailures,
  MAILED_FIELDS,
  POSTED_FIELDS,
  tidyAddress,
} from '#shared/validation/address.ts'
import type { OrderAddress, ReceiverKind, ShipmentKind } from '../order.ts'
import { hasAddress } from '../parcel.ts'

export type Receiver = { receiverKind: ReceiverKind; receiver: OrderAddress }

/**
 * Checks a receiver: a name and an e-mail address for a mail, a name and an address in the storefront's own country for the post. The buyer may leave
 * fields empty until the checkout; filled fields are checked in the same way. Other fields are dropped.
 */
export function checkReceiver(
  input: ReceiverInput,
  { kind, countryCode }: { kind: ShipmentKind; countryCode: string },
): Result<Receiver, ShopFailure[]> {
  const posted = tidyAddress({ ...input, countryCode: input.countryCode || countryCode }, POSTED_FIELDS)
  const isPosted = kind === 'PHYSICAL' && (input.kind === 'RECEIVER' || hasAddress(posted))
  const address = isPosted ? posted : tidyAddress(input, MAILED_FIELDS)
  const failures = listFailures(address, { isPosted, receiverKind: input.kind, countryCode })
  return failures.length > 0 ? fail(failures) : ok({ receiverKind: input.kind, receiver: address })
}

function listFailures(
  address: OrderAddress,
  { isPosted, receiverKind, countryCode }: { isPosted: boolean; receiverKind: ReceiverKind; countryCode: string },
): ShopFailure[] {
  if (isPosted) {
    const failures = listAddressFailures(address, { purpose: 'DELIVERY' })
    const isAbroad = address.countryCode !== countryCode && failures.every(({ parameter }) => parameter !== 'countryCode')
    return isAbroad ? [...failures, { name: 'COUNTRY_NOT_SERVED', parameter: 'countryCode' }] : failures
  }
  const failures = listReceiverFailures(address)
  if (receiverKind === 'RECEIVER') return failures
  return failures.filter(({ parameter }) => address[parameter as 'firstName' | 'lastName' | 'email'] !== undefined)
}
