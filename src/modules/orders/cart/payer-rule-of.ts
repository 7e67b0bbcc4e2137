import type { AddressRule } from '#shared/validation/address.ts'
import { payerRule } from '#shared/validation/payer.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'

/** The data that the payer of this order must give at this storefront. */
export function payerRuleOf(
  { storefront }: StorefrontContext,
  { shipments, customerType }: Pick<Order, 'shipments' | 'customerType'>,
): AddressRule {
  const isPosted = shipments.some(({ kind }) => kind === 'PHYSICAL')
  return payerRule({ isPosted, customerType, isAddressRequired: storefront.toggles.addressRequired })
}
