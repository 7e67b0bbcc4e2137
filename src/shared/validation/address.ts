import { isCountry, isDeliveryCountry } from '../countries.ts'
import type { FailureName, ShopFailure } from '../failures.ts'
import { findEmailFault, isSameMailbox } from './email.ts'
import { toFailures } from './field-failures.ts'
import { splitHouse } from './house.ts'
import { findNameFailure } from './names.ts'
import { findPhoneNumberFault } from './phone.ts'
import { findPostcodeFailure, tidyPostcode } from './postcode.ts'
import { hasControlCharacter, hasEmoji, hasLink, isAsciiOnly } from './text.ts'
import { findVatNumberFailure } from './vat-number.ts'

/** Spec §5: the card payment provider refuses shorter streets. */
export const STREET_MIN_LENGTH = 3

/** One line of a label; a suffix is text of 1 to 20 characters (spec §5). */
export const ADDRESS_MAX_LENGTHS = {
  street: 100,
  suffix: 20,
  city: 100,
  administrativeArea: 100,
  addressLine1: 100,
  addressLine2: 100,
  referenceNumber: 50,
} as const

/** Spec §5, generic patterns. */
const MAX_INTEGER = 2_147_483_647

/** The stored fields of an address (spec §3). */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'vatNumber',
  'kvkNumber',
  'countryCode',
  'postCode',
  'houseNumber',
  'suffix',
  'street',
  'city',
  'administrativeArea',
  'addressLine1',
  'addressLine2',
  'email',
  'invoiceEmail',
  'phoneNumber',
  'referenceNumber',
] as const
const TEXT_FIELDS = [...ADDRESS_FIELDS, 'emailConfirmation'] as const
type TextField = (typeof TEXT_FIELDS)[number]

/** The fields of an address that a form or a caller sends (spec §3). The phone number is "+44 7700 900123", or digits without a dial code. */
export type AddressFields = Partial<Record<TextField, string | null>> & {
  customerType?: 'PRIVATE' | 'BUSINESS' | null
  termsAgreed?: boolean | null
}

/** Fields that only some forms require. */
export type DemandedField =
  | 'email'
  | 'emailConfirmation'
  | 'invoiceEmail'
  | 'phoneNumber'
  | 'vatNumber'
  | 'kvkNumber'
  | 'referenceNumber'
  | 'termsAgreed'

/** Parcels go to fewer countries than invoices, and an invoice always needs an e-mail address. */
export type AddressRule = {
  purpose: 'DELIVERY' | 'BILLING'
  demands?: readonly DemandedField[]
  /** Street and town may be empty; when one of them is given, all are checked. */
  isPlaceOptional?: boolean
}

type Read = Record<TextField, string> & {
  isBusiness: boolean
  isDelivery: boolean
  /** Whether street and town are required, or one of them was given. */
  hasPlace: boolean
  termsAgreed: boolean
}
type Demands = (field: DemandedField) => boolean
type Check = (read: Read, demands: Demands) => FailureName | undefined

/**
 * In the order of the form, so that the first failure belongs to the topmost field. Business fields of a private buyer are ignored and not stored. A parcel may
 * go to somebody at a company.
 */
const CHECKS: Readonly<Partial<Record<TextField | 'termsAgreed', Check>>> = {
  companyName: ({ isBusiness, isDelivery, companyName }) =>
    isBusiness || (isDelivery && companyName !== '') ? findNameFailure('companyName', companyName) : undefined,
  firstName: ({ firstName }) => findNameFailure('firstName', firstName),
  lastName: ({ lastName }) => findNameFailure('lastName', lastName),
  countryCode: ({ countryCode, isDelivery, hasPlace }) =>
    hasPlace || countryCode !== '' ? findCountryFailure(countryCode, isDelivery) : undefined,
  postCode: ({ postCode, countryCode, hasPlace }) => (hasPlace ? findPostcodeFailure(postCode, countryCode) : undefined),
  houseNumber: ({ houseNumber, addressLine1, hasPlace }) =>
    hasPlace ? findHouseNumberFailure(houseNumber, addressLine1) : undefined,
  suffix: ({ suffix }) => findTextFailure('suffix', suffix),
  street: ({ street, hasPlace }) => (hasPlace ? findStreetFailure(street) : undefined),
  city: ({ city, hasPlace }) => (hasPlace && city === '' ? 'CITY_REQUIRED' : findTextFailure('city', city)),
  administrativeArea: ({ administrativeArea }) => findTextFailure('administrativeArea', administrativeArea),
  addressLine1: ({ addressLine1 }) => findTextFailure('addressLine1', addressLine1),
  addressLine2: ({ addressLine2 }) => findTextFailure('addressLine2', addressLine2),
  email: ({ email, isDelivery }, demands) => findEmailFailure(email, !isDelivery || demands('email')),
  emailConfirmation: ({ email, emailConfirmation }, demands) =>
    emailConfirmation !== '' || demands('emailConfirmation') ? findEmailConfirmationFailure(email, emailConfirmation) : undefined,
  phoneNumber: ({ phoneNumber }, demands) => findPhoneFailure(phoneNumber, demands('phoneNumber')),
  vatNumber: ({ isBusiness, vatNumber, countryCode }, demands) =>
    isBusiness && (vatNumber !== '' || demands('vatNumber')) ? findVatNumberFailure(vatNumber, countryCode) : undefined,
  kvkNumber: ({ isBusiness, isDelivery, kvkNumber, countryCode }, demands) =>
    isBusiness && !isDelivery ? findKvkFailure(kvkNumber, countryCode, demands('kvkNumber')) : undefined,
  invoiceEmail: ({ invoiceEmail }, demands) => findEmailFailure(invoiceEmail, demands('invoiceEmail')),
  referenceNumber: ({ referenceNumber }, demands) =>
    referenceNumber === '' && demands('referenceNumber')
      ? 'REFERENCE_REQUIRED'
      : findTextFailure('referenceNumber', referenceNumber),
  termsAgreed: ({ termsAgreed }, demands) => (demands('termsAgreed') && !termsAgreed ? 'TERMS_REQUIRED' : undefined),
}

/** All failures of an address, each with its field; empty when it is valid. */
export function listAddressFailures(fields: AddressFields, { demands = [], ...rule }: AddressRule): ShopFailure[] {
  const read = readFields(fields, rule)
  return Object.entries(CHECKS).flatMap(([parameter, check]) => {
    const name = check(read, (field) => demands.includes(field))
    return name ? [{ name, parameter }] : []
  })
}

/** The failures of a receiver who gets an e-mail and no parcel. */
export function listReceiverFailures(fields: Pick<AddressFields, 'firstName' | 'lastName' | 'email'>): ShopFailure[] {
  return toFailures({
    firstName: findNameFailure('firstName', fields.firstName ?? ''),
    lastName: findNameFailure('lastName', fields.lastName ?? ''),
    email: findEmailFailure(fields.email ?? '', true, 'RECEIVER_EMAIL_REQUIRED'),
  })
}

/** Both fields must have the same address. */
export function findEmailConfirmationFailure(email: string, confirmation: string): FailureName | undefined {
  return isSameMailbox(email, confirmation) ? undefined : 'EMAIL_MISMATCH'
}

/** When one of these is filled in, an address was given. A country alone does not count. */
const PLACE_FIELDS = ['postCode', 'houseNumber', 'street', 'city', 'addressLine1'] as const

function readFields(fields: AddressFields, { purpose, isPlaceOptional = false }: AddressRule): Read {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, (fields[field] ?? '').trim()])) as Record<TextField, string>
  return {
    ...splitHouse(texts),
    isBusiness: fields.customerType === 'BUSINESS',
    isDelivery: purpose === 'DELIVERY',
    hasPlace: !isPlaceOptional || PLACE_FIELDS.some((field) => texts[field] !== ''),
    termsAgreed: fields.termsAgreed === true,
  }
}

function findCountryFailure(countryCode: string, isDelivery: boolean): FailureName | undefined {
  if (!isCountry(countryCode)) return 'COUNTRY_REQUIRED'
  return isDelivery && !isDeliveryCountry(countryCode) ? 'COUNTRY_NOT_SERVED' : undefined
}

/** A house without a number has a name instead, in its own address line. */
function findHouseNumberFailure(houseNumber: string, houseName: string): FailureName | undefined {
  if (houseNumber === '') return houseName === '' ? 'HOUSE_NUMBER_REQUIRED' : undefined
  const isWithin = /^\d{1,10}$/.test(houseNumber) && Number(houseNumber) > 0 && Number(houseNumber) <= MAX_INTEGER
  return isWithin ? undefined : 'HOUSE_NUMBER_INVALID'
}

function findStreetFailure(street: string): FailureName | undefined {
  if (street === '') return 'STREET_REQUIRED'
  return street.length < STREET_MIN_LENGTH ? 'STREET_TOO_SHORT' : findTextFailure('street', street)
}

/** Short forms that would read as a web address: "Av.de Mayo", and Danish floors such as "st.tv". */
const SHORT_FORM =
  /(?<![\p{L}\d.-])(?:(?:av|avda|bd|bld|blvd|gal|gen|pl|plz|pza)\.(?=de\s)|(?:\d\d?|kl|st)\.t[hv](?![\p{L}\d.]))/giu

/** Strict, because addresses appear in mails to people whom the buyer chooses. */
function findTextFailure(field: keyof typeof ADDRESS_MAX_LENGTHS, text: string): FailureName | undefined {
  // Most fields of a new form are empty, and the first use of these patterns takes 40 ms on a phone.
  if (text === '') return undefined
  if (text.length > ADDRESS_MAX_LENGTHS[field]) return 'TEXT_TOO_LONG'
  const isRefused = hasEmoji(text) || hasControlCharacter(text) || hasLink(text.replaceAll(SHORT_FORM, ''))
  return isRefused ? 'TEXT_CHARACTERS' : undefined
}

function findEmailFailure(email: string, isRequired: boolean, missing: FailureName = 'EMAIL_REQUIRED'): FailureName | undefined {
  const fault = findEmailFault(email)
  if (fault === 'required') return isRequired ? missing : undefined
  return fault && 'EMAIL_INVALID'
}

const PHONE_FAILURES = { required: 'PHONE_REQUIRED', invalid: 'PHONE_INVALID', incorrect: 'PHONE_INCORRECT' } as const

export function findPhoneFailure(phoneNumber: string, isRequired: boolean): FailureName | undefined {
  const fault = findPhoneNumberFault(phoneNumber, isRequired)
  return fault && PHONE_FAILURES[fault]
}

/** The Dutch register uses 8 digits; other registers use any ASCII text (spec §5). */
export function findKvkFailure(kvkNumber: string, countryCode: string, isRequired: boolean): FailureName | undefined {
  if (kvkNumber === '') return isRequired ? 'KVK_NUMBER_REQUIRED' : undefined
  if (countryCode === 'NL') return /^\d{8}$/.test(kvkNumber) ? undefined : 'KVK_NUMBER_INVALID'
  return isAsciiOnly(kvkNumber) ? findTextFailure('referenceNumber', kvkNumber) : 'TEXT_NOT_ASCII'
}

type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The address fields for a receiver of a mail, a receiver of a parcel, and a private buyer; other fields that they send are not stored. */
const BUSINESS_FIELDS: readonly AddressField[] = ['companyName', 'vatNumber', 'kvkNumber', 'referenceNumber', 'invoiceEmail']
export const MAILED_FIELDS: readonly AddressField[] = ['firstName', 'lastName', 'email']
export const POSTED_FIELDS = ADDRESS_FIELDS.filter((field) => field === 'companyName' || !BUSINESS_FIELDS.includes(field))
export const PRIVATE_FIELDS = ADDRESS_FIELDS.filter((field) => !BUSINESS_FIELDS.includes(field))

/** The given fields, trimmed and without empty ones. The postcode is formatted for its country, and the house is split into number and suffix, or is a name. */
export function tidyAddress(
  given: { [field in AddressField]?: string | null | undefined },
  fields: readonly AddressField[] = ADDRESS_FIELDS,
): Partial<Record<AddressField, string>> {
  const house = splitHouse(given)
  const typed = fields.flatMap((field) => {
    const text = house[field]?.trim()
    return text ? [[field, text] as const] : []
  })
  const address: Partial<Record<AddressField, string>> = Object.fromEntries(typed)
  const { postCode, countryCode } = address
  return postCode && countryCode ? { ...address, postCode: tidyPostcode(postCode, countryCode) } : address
}
