import type { BillingAddressInput } from '#generated/resolvers.ts'
import { fail, ok } from '#shared/result.ts'
import { ADDRESS_FIELDS, listAddressFailures, PRIVATE_FIELDS, tidyAddress } from '#shared/validation/address.ts'
import { toVatNumber } from '#shared/validation/vat-number.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { saveBillingAddress } from './cart.store.ts'
import { type CartResult, changeCart } from './change-cart.ts'
import { payerRuleOf } from './payer-rule-of.ts'

/** Sets the payer of the visitor's cart. The required fields depend on the content of the cart. */
export function setBillingAddress(ctx: ShopContext, input: BillingAddressInput): Promise<CartResult> {
  const customerType = input.customerType ?? 'PRIVATE'
  const given = tidyAddress(input, customerType === 'BUSINESS' ? ADDRESS_FIELDS : PRIVATE_FIELDS)
  const { emailConfirmation } = input
  const { vatNumber } = given
  const address = { ...given, ...(vatNumber ? { vatNumber: toVatNumber(vatNumber) } : {}), customerType }
  return changeCart(ctx, async (ctx, cart) => {
    const failures = listAddressFailures({ ...address, emailConfirmation }, payerRuleOf(ctx, { ...cart, customerType }))
    if (failures.length > 0) return fail(failures)
    await saveBillingAddress(ctx.db, cart.id, { address, customerType })
    return ok({ ...cart, billingAddress: address, customerType })
  })
}
