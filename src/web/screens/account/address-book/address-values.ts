import type { AddressBookInput, BookAddressFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { readPhone, writePhone } from '#shared/phone-number.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { writeHouse } from '#shared/validation/house.ts'
import type { AddressValues } from '#web/features/address-form/address-fields.tsx'
import type { PhoneValue } from '#web/ui/phone.tsx'

/** An address of the book, as it is typed. */
export type BookValues = AddressValues & {
  firstName: string
  lastName: string
  companyName: string
  phoneNumber: PhoneValue
  isDefaultBilling: boolean
  isDefaultDelivery: boolean
}

export function toBookValues(address: BookAddressFragment | undefined, countryCode: string): BookValues {
  const phone = address?.phoneNumber
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
    phoneNumber: phone ? readPhone(phone, address.countryCode) : { countryCode: address?.countryCode ?? countryCode, digits: '' },
    isDefaultBilling: address?.isDefaultBilling ?? false,
    isDefaultDelivery: address?.isDefaultDelivery ?? false,
  }
}

/** An address with a company's name on it is a company's. */
export function toBookInput(id: string | undefined, { phoneNumber, ...values }: BookValues): AddressBookInput {
  const customerType = values.companyName.trim() === '' ? 'PRIVATE' : 'BUSINESS'
  return { ...values, id: id ?? null, customerType, phoneNumber: writePhone(phoneNumber) }
}

/** Spec §5. Parcels go to fewer countries than bills come from, so only a default for parcels must be within reach. */
export function listBookFailures(values: BookValues): ShopFailure[] {
  const { isDefaultDelivery } = values
  const fields = { ...values, phoneNumber: writePhone(values.phoneNumber) }
  return listAddressFailures(fields, { purpose: 'DELIVERY' }).filter(
    ({ name }) => isDefaultDelivery || name !== 'COUNTRY_NOT_SERVED',
  )
}
