import type { AccountUserFragment, ProfileInput } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { readPhone, writePhone } from '#shared/phone-number.ts'
import { findKvkFailure, findPhoneFailure } from '#shared/validation/address.ts'
import { findNameFailure } from '#shared/validation/names.ts'
import { findVatNumberFailure } from '#shared/validation/vat-number.ts'
import { findEmailFailure, toFailures } from '#web/forms/form-failures.ts'
import type { PhoneValue } from '#web/ui/phone.tsx'

/** A profile, as it is typed. */
export type ProfileValues = {
  customerType: 'PRIVATE' | 'BUSINESS'
  companyName: string
  vatNumber: string
  kvkNumber: string
  invoiceEmail: string
  firstName: string
  lastName: string
  phoneNumber: PhoneValue
}

type Profile = AccountUserFragment['mainProfile']

export function toProfileValues(profile: Profile, countryCode: string): ProfileValues {
  return {
    customerType: profile.customerType,
    companyName: profile.companyName ?? '',
    vatNumber: profile.vatNumber ?? '',
    kvkNumber: profile.kvkNumber ?? '',
    invoiceEmail: profile.invoiceEmail ?? '',
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: readPhone(profile.phoneNumber ?? '', countryCode),
  }
}

/** Business fields are not sent for a private customer. */
export function toProfileInput({ phoneNumber, ...values }: ProfileValues): ProfileInput {
  const isBusiness = values.customerType === 'BUSINESS'
  const business = isBusiness ? {} : { companyName: '', vatNumber: '', kvkNumber: '', invoiceEmail: '' }
  return { ...values, ...business, phoneNumber: writePhone(phoneNumber) }
}

export function listProfileFailures(values: ProfileValues, countryCode: string): ShopFailure[] {
  const { companyName, vatNumber, kvkNumber, invoiceEmail, firstName, lastName } = values
  const isBusiness = values.customerType === 'BUSINESS'
  return toFailures({
    companyName: isBusiness ? findNameFailure('companyName', companyName) : undefined,
    firstName: findNameFailure('firstName', firstName),
    lastName: findNameFailure('lastName', lastName),
    phoneNumber: findPhoneFailure(writePhone(values.phoneNumber), false),
    vatNumber: isBusiness && vatNumber !== '' ? findVatNumberFailure(vatNumber, countryCode) : undefined,
    kvkNumber: isBusiness ? findKvkFailure(kvkNumber.trim(), countryCode, false) : undefined,
    invoiceEmail: isBusiness && invoiceEmail !== '' ? findEmailFailure(invoiceEmail) : undefined,
  })
}
