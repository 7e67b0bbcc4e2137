import type { BillingAddressInput, BookAddressFragment, CheckoutAddressFragment, PersonFragment } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { readPhone, writePhone } from '#shared/phone-number.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { isSameMailbox } from '#shared/validation/email.ts'
import { writeHouse } from '#shared/validation/house.ts'
import { asksPlace, payerRule } from '#shared/validation/payer.ts'
import type { PhoneValue } from '../../ui/phone.tsx'
import type { AddressValues } from './address-fields.tsx'

/** The first checkout step, as it is typed. */
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

/** Typed values come first, then the saved order, then the customer's profile and address book. */
export function toYourData({ draft, billingAddress, profile, addresses, countryCode }: Known): YourData {
  const own = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const known = {
    ...emptyData(countryCode),
    ...fromProfile(profile, countryCode),
    ...(own && toAddressValues(own)),
    ...fromAddress(billingAddress),
  }
  // A confirmation typed for one e-mail address does not confirm another.
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

/** The data that this order and this store ask of the buyer. */
export type Asked = {
  isPosted: boolean
  isAddressRequired: boolean
  isEmailTwice: boolean
}

/** Everything that is wrong with the typed values. Only the fields that this order needs are checked, and business fields only for a business. */
export function listYourDataFailures(values: YourData, asked: Asked): ShopFailure[] {
  const { demands = [], ...rule } = payerRule({ ...asked, customerType: values.customerType })
  const twice = asked.isEmailTwice ? (['emailConfirmation'] as const) : []
  return listAddressFailures(toBillingAddress(values, asked), { ...rule, demands: [...demands, ...twice] })
}

const BUSINESS_FIELDS = ['companyName', 'vatNumber', 'kvkNumber', 'referenceNumber', 'invoiceEmail'] as const
const PLACE_FIELDS = ['countryCode', 'postCode', 'houseNumber', 'suffix', 'street', 'city', 'administrativeArea'] as const

/** Fields that were not asked are not sent, even if they are known. Where the e-mail address is typed once, there is no confirmation to compare. */
export function toBillingAddress(values: YourData, asked: Asked): BillingAddressInput {
  const { phoneNumber, emailConfirmation, ...rest } = values
  const hasPlace = asksPlace({ ...asked, customerType: values.customerType })
  const hidden = [...(values.customerType === 'PRIVATE' ? BUSINESS_FIELDS : []), ...(hasPlace ? [] : PLACE_FIELDS)]
  return {
    ...rest,
    ...Object.fromEntries(hidden.map((field) => [field, ''])),
    ...(asked.isEmailTwice ? { emailConfirmation } : {}),
    phoneNumber: hasPlace ? writePhone(phoneNumber) : '',
  }
}
