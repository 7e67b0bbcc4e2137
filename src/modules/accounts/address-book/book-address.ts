import type { AddressBookInput } from '#generated/resolvers.ts'
import { ADDRESS_FIELDS, PRIVATE_FIELDS, tidyAddress } from '#shared/validation/address.ts'

/** The part of an address that the address book stores: the fields of an order's address, without the fields of that one order. */
export type BookAddressFields = {
  address: Partial<Record<(typeof ADDRESS_FIELDS)[number], string>> & { customerType: 'PRIVATE' | 'BUSINESS' }
}
export type BookAddress = BookAddressFields & { id: string; isDefaultBilling: boolean; isDefaultDelivery: boolean }

/** Fields of one order. */
const NOT_SAVED = new Set<string>(['email', 'invoiceEmail', 'referenceNumber', 'vatNumber', 'kvkNumber'])
const SAVED_FIELDS = {
  BUSINESS: ADDRESS_FIELDS.filter((field) => !NOT_SAVED.has(field)),
  PRIVATE: PRIVATE_FIELDS.filter((field) => !NOT_SAVED.has(field)),
}

type Given = { [field in (typeof ADDRESS_FIELDS)[number]]?: string | null | undefined } & Pick<AddressBookInput, 'customerType'>

export function toBookAddress(given: Given): BookAddressFields {
  const customerType = given.customerType ?? 'PRIVATE'
  return { address: { ...tidyAddress(given, SAVED_FIELDS[customerType]), customerType } }
}
