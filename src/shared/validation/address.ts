import { isCountry, isDeliveryCountry } from '../countries.ts'
import type { FailureName, ShopFailure } from '../failures.ts'
import { findEmailFault, isSameMailbox } from './email.ts'
import { splitHouse } from './house.ts'
import { findNameFailure } from './names.ts'
import { findPhoneNumberFault } from './phone.ts'
import { findPostcodeFailure, tidyPostcode } from './postcode.ts'
import { hasControlCharacter, hasEmoji, hasLink, isAsciiOnly } from './text.ts'
import { findVatNumberFailure } from './vat-number.ts'

/** Spec §5: shorter streets are refused by the card payment provider. */
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

/** What is stored of an address (spec §3). */
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

/** What a form or a caller sends of an address (spec §3). The phone number is "+44 7700 900123", or digits without a dial code. */
export type AddressFields = Partial<Record<TextField, string | null>> & {
  customerType?: 'PRIVATE' | 'BUSINESS' | null
  termsAgreed?: boolean | null
}

/** Fields that one form demands and another leaves out. */
export type DemandedField =
  | 'email'
  | 'emailConfirmation'
  | 'invoiceEmail'
  | 'phoneNumber'
  | 'vatNumber'
  | 'kvkNumber'
  | 'referenceNumber'
  | 'termsAgreed'

/** A parcel goes to fewer countries than bills come from, and a bill always needs an e-mail address. */
export type AddressRule = {
  purpose: 'DELIVERY' | 'BILLING'
  demands?: readonly DemandedField[]
  /** Street and town may be left out; when one of them is given, all of them are checked. */
  isPlaceOptional?: boolean
}

type Read = Record<TextField, string> & {
  isBusiness: boolean
  isDelivery: boolean
  /** Somebody lives somewhere: it is demanded, or was given. */
  hasPlace: boolean
  termsAgreed: boolean
}
type Demands = (field: DemandedField) => boolean
type Check = (read: Read, demands: Demands) => FailureName | undefined

/**
 * In the order of the form, so that the first failure is the topmost field. Business fields are ignored and not stored for a private buyer. A parcel
 * may go to somebody at a company.
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

/** Everything that is wrong with an address, each with its field; empty when it is fine. */
export function listAddressFailures(fields: AddressFields, { demands = [], ...rule }: AddressRule): ShopFailure[] {
  const read = readFields(fields, rule)
  return Object.entries(CHECKS).flatMap(([parameter, check]) => {
    const name = check(read, (field) => demands.includes(field))
    return name ? [{ name, parameter }] : []
  })
}

/** What is wrong with somebody who gets an e-mail and no parcel. */
export function listReceiverFailures(fields: Pick<AddressFields, 'firstName' | 'lastName' | 'email'>): ShopFailure[] {
  const failures = {
    firstName: findNameFailure('firstName', fields.firstName ?? ''),
    lastName: findNameFailure('lastName', fields.lastName ?? ''),
    email: findEmailFailure(fields.email ?? '', true, 'RECEIVER_EMAIL_REQUIRED'),
  }
  return Object.entries(failures).flatMap(([parameter, name]) => (name ? [{ name, parameter }] : []))
}

/** The same one twice. */
export function findEmailConfirmationFailure(email: string, confirmation: string): FailureName | undefined {
  return isSameMailbox(email, confirmation) ? undefined : 'EMAIL_MISMATCH'
}

/** One of these is enough to say that somebody gave an address. A country alone is not. */
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

/** A house without a number has a name instead, on a line of its own. */
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

/** Addresses stand in mails to people whom the buyer chooses. */
function findTextFailure(field: keyof typeof ADDRESS_MAX_LENGTHS, text: string): FailureName | undefined {
  // Most fields of a form that opens are empty, and the first use of these patterns costs a phone 40 ms.
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

/** The Dutch register gives 8 digits; what other registers give is theirs to say, in plain letters and digits (spec §5: ASCII-only). */
export function findKvkFailure(kvkNumber: string, countryCode: string, isRequired: boolean): FailureName | undefined {
  if (kvkNumber === '') return isRequired ? 'KVK_NUMBER_REQUIRED' : undefined
  if (countryCode === 'NL') return /^\d{8}$/.test(kvkNumber) ? undefined : 'KVK_NUMBER_INVALID'
  return isAsciiOnly(kvkNumber) ? findTextFailure('referenceNumber', kvkNumber) : 'TEXT_NOT_ASCII'
}

type AddressField = (typeof ADDRESS_FIELDS)[number]

/** What a receiver of a mail, a receiver of a parcel, and a private buyer have of an address; anything else they send is not stored. */
const BUSINESS_FIELDS: readonly AddressField[] = ['companyName', 'vatNumber', 'kvkNumber', 'referenceNumber', 'invoiceEmail']
export const MAILED_FIELDS: readonly AddressField[] = ['firstName', 'lastName', 'email']
export const POSTED_FIELDS = ADDRESS_FIELDS.filter((field) => field === 'companyName' || !BUSINESS_FIELDS.includes(field))
export const PRIVATE_FIELDS = ADDRESS_FIELDS.filter((field) => !BUSINESS_FIELDS.includes(field))

/** Only the fields asked for, trimmed; an empty one was not given. The postcode as its country writes it, the house as number and suffix or as a name. */
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
