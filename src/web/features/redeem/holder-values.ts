import type { BookAddressFragment, PersonFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { listAddressFailures, listReceiverFailures } from '#shared/validation/address.ts'
import type { AddressValues } from '../address-form/address-fields.tsx'
import { toAddressValues } from '../address-form/your-data.ts'

/** The data of the card's holder as it is typed; the address is needed only for a parcel. */
export type HolderValues = AddressValues & { firstName: string; lastName: string; email: string }

type Known = { profile: PersonFragment | undefined; addresses: readonly BookAddressFragment[]; countryCode: string }

/** A parcel stays in the store's country, so an address in another country is not suggested. */
export function toHolderValues({ profile, addresses, countryCode }: Known): HolderValues {
  const here = addresses.filter((address) => address.countryCode === countryCode)
  const own = here.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? here.find(({ isDefaultBilling }) => isDefaultBilling)
  const empty = { postCode: '', houseNumber: '', suffix: '', street: '', city: '', administrativeArea: '' }
  const { firstName = '', lastName = '', email = '' } = profile ?? {}
  return { firstName, lastName, email, ...empty, ...(own && toAddressValues(own)), countryCode }
}

export function listHolderFailures(values: HolderValues, hasAddress: boolean): ShopFailure[] {
  if (hasAddress) return listAddressFailures(values, { purpose: 'BILLING' })
  return listReceiverFailures(values).map((failure) =>
    failure.name === 'RECEIVER_EMAIL_REQUIRED' ? { ...failure, name: 'EMAIL_REQUIRED' } : failure,
  )
}

export function pickAddress({
  countryCode,
  postCode,
  houseNumber,
  suffix,
  street,
  city,
  administrativeArea,
}: AddressValues): AddressValues {
  return { countryCode, postCode, houseNumber, suffix, street, city, administrativeArea }
}
