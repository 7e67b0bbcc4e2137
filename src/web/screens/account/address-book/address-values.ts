import type { AddressBookInput, BookAddressFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { readPhone, writePhone } from '#shared/phone-number.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { writeHouse } from '#shared/validation/house.ts'
import type { AddressValues } from '#web/features/address-form/address-fields.tsx'
import type { PhoneValue } from '#web/ui/phone.tsx'

/** An address of the address book, as it is typed. */
export type BookValues = AddressValues & {
  firstName: string
  lastName: string
  companyName: string
  phoneNumber: PhoneValue
  isDefaultBilling: boolean
  isDefaultDelivery: boolean
}

export function toBookValues(address: BookAddressFragment | undefined, countryCode: string): BookValues {
  return {
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    companyName: address?.companyName ?? '',
    countryCode: address?.countryCode ?? countryCode,
    postCode: address?.postCode ?? '',
    houseNumber: writeHouse(address ?? {}),
    suffix: address?.suffix ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    administrativeArea: address?.administrativeArea ?? '',
    phoneNumber: readPhone(address?.phoneNumber ?? '', address?.countryCode ?? countryCode),
    isDefaultBilling: address?.isDefaultBilling ?? false,
    isDefaultDelivery: address?.isDefaultDelivery ?? false,
  }
}

/** An address with a company name belongs to a company. */
export function toBookInput(id: string | undefined, { phoneNumber, ...values }: BookValues): AddressBookInput {
  const customerType = values.companyName.trim() === '' ? 'PRIVATE' : 'BUSINESS'
  return { ...values, id: id ?? null, customerType, phoneNumber: writePhone(phoneNumber) }
}

/** Spec §5. A billing address may be in any country, but the default for parcels must be in a country that the store delivers to. */
export function listBookFailures(values: BookValues): ShopFailure[] {
  const { isDefaultDelivery } = values
  const fields = { ...values, phoneNumber: writePhone(values.phoneNumber) }
  return listAddressFailures(fields, { purpose: 'DELIVERY' }).filter(
    ({ name }) => isDefaultDelivery || name !== 'COUNTRY_NOT_SERVED',
  )
}
