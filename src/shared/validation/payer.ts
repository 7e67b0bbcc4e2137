import type { AddressRule } from './address.ts'

export type Payer = {
  /** Some of the order is sent by post. */
  isPosted: boolean
  customerType: 'PRIVATE' | 'BUSINESS'
  /** The law of the storefront's country requires an address on every receipt. */
  isAddressRequired: boolean
}

/** A private buyer of only digital gifts gives a name and an e-mail address; other buyers also give a phone number (spec §5) and an address. */
export function asksPlace({ isPosted, customerType, isAddressRequired }: Payer): boolean {
  return isPosted || isAddressRequired || customerType === 'BUSINESS'
}

/** The rule for the payer of an order. */
export function payerRule(payer: Payer): AddressRule {
  return asksPlace(payer)
    ? { purpose: 'BILLING', demands: ['phoneNumber'] }
    : { purpose: 'BILLING', demands: [], isPlaceOptional: true }
}
