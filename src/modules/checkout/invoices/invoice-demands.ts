import type { ShopFailure } from '#shared/failures.ts'
import { type DemandedField, listAddressFailures } from '#shared/validation/address.ts'
import type { Order } from '../../orders/index.ts'

/** What an invoice must say of its buyer: the VAT number, in the Netherlands the KVK number, and the reference where a company's account demands it. */
export function listInvoiceFailures(
  { billingAddress, customerType }: Pick<Order, 'billingAddress' | 'customerType'>,
  { demandsReference = false } = {},
): ShopFailure[] {
  const demands: DemandedField[] = [
    'vatNumber',
    ...(billingAddress?.countryCode === 'NL' ? (['kvkNumber'] as const) : []),
    ...(demandsReference ? (['referenceNumber'] as const) : []),
  ]
  const failures = listAddressFailures({ ...billingAddress, customerType }, { purpose: 'BILLING', demands })
  return failures.map((failure) => ({ ...failure, parameter: `billingAddress.${failure.parameter}` }))
}
