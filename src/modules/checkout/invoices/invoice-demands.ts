import type { ShopFailure } from '#shared/failures.ts'
import { type DemandedField, listAddressFailures } from '#shared/validation/address.ts'
import type { Order } from '../../orders/index.ts'

/** An invoice must name its buyer's VAT number, in the Netherlands also the KVK number, and a reference if the company's account requires one. */
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
