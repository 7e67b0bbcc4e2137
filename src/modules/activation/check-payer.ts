import type { CreateActivationOrderInput } from '../../generated/resolvers.ts'
import type { FailureName, ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { ADDRESS_FIELDS, listAddressFailures, PRIVATE_FIELDS, tidyAddress } from '../../shared/validation/address.ts'
import { asksPlace, payerRule } from '../../shared/validation/payer.ts'
import { toVatNumber } from '../../shared/validation/vat-number.ts'
import type { ShopContext } from '../accounts/index.ts'
import type { OrderAddress } from '../orders/index.ts'

export type Payer = OrderAddress & { customerType: 'PRIVATE' | 'BUSINESS' }

/** An e-mail address is enough, except for a business or when the store must print an address on every receipt. */
export function checkPayer(
  { storefront }: ShopContext,
  { email, billingAddress }: Pick<CreateActivationOrderInput, 'email' | 'billingAddress'>,
): Result<Payer, ShopFailure[]> {
  const customerType = billingAddress?.customerType ?? 'PRIVATE'
  const typed = { ...billingAddress, email, emailConfirmation: undefined }
  const given = tidyAddress(typed, customerType === 'BUSINESS' ? ADDRESS_FIELDS : PRIVATE_FIELDS)
  const { vatNumber } = given
  const payer = { ...given, ...(vatNumber ? { vatNumber: toVatNumber(vatNumber) } : {}), customerType }
  const rule = { isPosted: false, customerType, isAddressRequired: storefront.toggles.addressRequired }
  const failures = listAddressFailures(payer, payerRule(rule)).filter(({ name }) => asksPlace(rule) || !NAMELESS.includes(name))
  return failures.length > 0 ? fail(failures.map(toPlace)) : ok(payer)
}

const NAMELESS: readonly FailureName[] = ['FIRST_NAME_REQUIRED', 'LAST_NAME_REQUIRED']

function toPlace(failure: ShopFailure): ShopFailure {
  return failure.parameter === 'email' ? failure : { ...failure, parameter: `billingAddress.${failure.parameter}` }
}
