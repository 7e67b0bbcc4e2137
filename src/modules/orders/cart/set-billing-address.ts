import type { BillingAddressInput } from '../../../generated/resolvers.ts'
import { fail, ok } from '../../../shared/result.ts'
import { ADDRESS_FIELDS, listAddressFailures, PAYER, PRIVATE_FIELDS, tidyAddress } from '../../../shared/validation/address.ts'
import { toVatNumber } from '../../../shared/validation/vat-number.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { saveBillingAddress } from './cart.store.ts'
import { type CartResult, changeCart } from './change-cart.ts'

/** Sets the payer of the visitor's cart. */
export async function setBillingAddress(ctx: ShopContext, input: BillingAddressInput): Promise<CartResult> {
  const customerType = input.customerType ?? 'PRIVATE'
  const given = tidyAddress(input, customerType === 'BUSINESS' ? ADDRESS_FIELDS : PRIVATE_FIELDS)
  const { emailConfirmation } = input
  const failures = listAddressFailures({ ...given, emailConfirmation, customerType }, PAYER)
  if (failures.length > 0) return fail(failures)
  const { vatNumber } = given
  const address = { ...given, ...(vatNumber ? { vatNumber: toVatNumber(vatNumber) } : {}), customerType }
  return changeCart(ctx, async (ctx, cart) => {
    await saveBillingAddress(ctx.db, cart.id, { address, customerType })
    return ok({ ...cart, billingAddress: address, customerType })
  })
}
