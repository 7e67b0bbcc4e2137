import type {
  BillingAddressInput,
  BookAddressFragment,
  CheckoutAddressFragment,
  PersonFragment,
} from '../../../generated/documents.ts'
import type { ShopFailure } from '../../../shared/failures.ts'
import { readPhone, writePhone } from '../../../shared/phone-number.ts'
import { listAddressFailures, PAYER } from '../../../shared/validation/address.ts'
import { isSameMailbox } from '../../../shared/validation/email.ts'
import { writeHouse } from '../../../shared/validation/house.ts'
import type { PhoneValue } from '../../ui/phone.tsx'
import type { AddressValues } from './address-fields.tsx'

/** The first step, as it is typed. */
export type YourData = AddressValues & {
  customerType: 'PRIVATE' | 'BUSINESS'
  companyName: string
  vatNumber: string
  kvkNumber: string
  referenceNumber: string
  invoiceEmail: string
  firstName: string
  lastName: string
  email: string
  emailConfirmation: string
  phoneNumber: PhoneValue
}

type Known = {
  draft?: Partial<YourData> | undefined
  billingAddress: CheckoutAddressFragment | null
  profile: PersonFragment | undefined
  addresses: readonly BookAddressFragment[]
  countryCode: string
}

/** What was typed last wins over the saved order, and that over the customer's profile and address book. */
export function toYourData({ draft, billingAddress, profile, addresses, countryCode }: Known): YourData {
  const own = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const known = {
    ...emptyData(countryCode),
    ...fromProfile(profile, countryCode),
    ...(own && toAddressValues(own)),
    ...fromAddress(billingAddress),
  }
  // What confirms one address does not confirm another.
  const isAnother = draft?.email !== undefined && !isSameMailbox(draft.email, known.email)
  return { ...known, ...(isAnother ? { emailConfirmation: '' } : {}), ...draft }
}

export function toAddressValues(address: BookAddressFragment): AddressValues {
  const { countryCode, postCode, suffix, street, city, administrativeArea } = address
  return {
    countryCode,
    postCode,
    houseNumber: writeHouse(address),
    suffix: suffix ?? '',
    street,
    city,
    administrativeArea: administrativeArea ?? '',
  }
}

function emptyData(countryCode: string): YourData {
  return {
    customerType: 'PRIVATE',
    companyName: '',
    vatNumber: '',
    kvkNumber: '',
    referenceNumber: '',
    invoiceEmail: '',
    firstName: '',
    lastName: '',
    email: '',
    emailConfirmation: '',
    phoneNumber: { countryCode, digits: '' },
    countryCode,
    postCode: '',
    houseNumber: '',
    suffix: '',
    street: '',
    city: '',
    administrativeArea: '',
  }
}

function fromProfile(profile: PersonFragment | undefined, countryCode: string): Partial<YourData> {
  if (!profile) return {}
  const { phoneNumber, ...person } = profile
  return {
    ...withoutNulls(person),
    emailConfirmation: profile.email,
    ...(phoneNumber ? { phoneNumber: readPhone(phoneNumber, countryCode) } : {}),
  }
}

function fromAddress(address: CheckoutAddressFragment | null): Partial<YourData> {
  if (!address) return {}
  const { phoneNumber, addressLine1: _houseName, ...rest } = address
  return withoutNulls({
    ...rest,
    houseNumber: writeHouse(address) || null,
    emailConfirmation: address.email,
    phoneNumber: phoneNumber ? readPhone(phoneNumber, address.countryCode ?? '') : null,
  })
}

function withoutNulls(fields: Readonly<Record<string, unknown>>): Partial<YourData> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}

/** Everything that is wrong with what is typed. A private buyer is not asked what only a business has. */
export function listYourDataFailures(values: YourData, isEmailTwice: boolean): ShopFailure[] {
  const demands = isEmailTwice ? [...PAYER.demands, 'emailConfirmation' as const] : PAYER.demands
  return listAddressFailures(toBillingAddress(values, isEmailTwice), { ...PAYER, demands })
}

/** Where the address is typed once, there is nothing to compare it with. */
export function toBillingAddress(values: YourData, isEmailTwice: boolean): BillingAddressInput {
  const { phoneNumber, emailConfirmation, ...rest } = values
  const business = ['companyName', 'vatNumber', 'kvkNumber', 'referenceNumber', 'invoiceEmail'] as const
  const hidden = values.customerType === 'PRIVATE' ? Object.fromEntries(business.map((field) => [field, ''])) : {}
  return { ...rest, ...hidden, ...(isEmailTwice ? { emailConfirmation } : {}), phoneNumber: writePhone(phoneNumber) }
}
