import type { AddressRule } from './address.ts'

export type Payer = {
  /** A part of the order goes by post. */
  isPosted: boolean
  customerType: 'PRIVATE' | 'BUSINESS'
  /** The law of the storefront's country wants an address on every receipt. */
  isAddressRequired: boolean
}

/** A person who buys nothing but mails is asked for a name and an e-mail address; everybody else for a phone number (spec §5) and an address too. */
export function asksPlace({ isPosted, customerType, isAddressRequired }: Payer): boolean {
  return isPosted || isAddressRequired || customerType === 'BUSINESS'
}

/** What the payer of an order must say. */
export function payerRule(payer: Payer): AddressRule {
  return asksPlace(payer)
    ? { purpose: 'BILLING', demands: ['phoneNumber'] }
    : { purpose: 'BILLING', demands: [], isPlaceOptional: true }
}
