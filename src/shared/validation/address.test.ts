import { describe, expect, test } from 'vitest'
import {
  type AddressFields,
  type AddressRule,
  listAddressFailures,
  listReceiverFailures,
  PRIVATE_FIELDS,
  tidyAddress,
} from './address.ts'

const DELIVERY: AddressRule = { purpose: 'DELIVERY' }
const BILLING: AddressRule = { purpose: 'BILLING' }

const LONDON: AddressFields = {
  customerType: 'PRIVATE',
  firstName: 'Anna',
  lastName: 'Hill',
  countryCode: 'GB',
  postCode: 'EC1A 1BB',
  houseNumber: '12',
  street: 'Sample Street',
  city: 'London',
  email: 'anna@example.com',
}
const UTRECHT: AddressFields = {
  ...LONDON,
  customerType: 'BUSINESS',
  companyName: 'Hill B.V.',
  countryCode: 'NL',
  postCode: '3511 AB',
  city: 'Utrecht',
}

/** "city: CITY_REQUIRED" for each. */
function judge(fields: AddressFields, rule: AddressRule): string[] {
  return listAddressFailures(fields, rule).map(({ name, parameter }) => `${parameter}: ${name}`)
}

test.each([
  ['a private address', LONDON],
  ['a business address', UTRECHT],
])('%s is fine for a parcel and for a bill', (_sentence, address) => {
  expect(judge(address, DELIVERY)).toEqual([])
  expect(judge(address, BILLING)).toEqual([])
})

test('an empty address lacks every required field, in the order of the form', () => {
  const missing = [
    'firstName: FIRST_NAME_REQUIRED',
    'lastName: LAST_NAME_REQUIRED',
    'countryCode: COUNTRY_REQUIRED',
    'postCode: POSTCODE_REQUIRED',
    'houseNumber: HOUSE_NUMBER_REQUIRED',
    'street: STREET_REQUIRED',
    'city: CITY_REQUIRED',
  ]
  expect(judge({}, DELIVERY)).toEqual(missing)
  expect(judge({ firstName: null, city: '  ' }, BILLING)).toEqual([...missing, 'email: EMAIL_REQUIRED'])
  expect(judge({ customerType: 'BUSINESS' }, DELIVERY)).toEqual(['companyName: COMPANY_NAME_REQUIRED', ...missing])
})

describe('a house has a positive number, with a suffix or without, or a name', () => {
  test.each([
    ['0', 'HOUSE_NUMBER_INVALID'],
    ['1', undefined],
    [' 12 ', undefined],
    ['2147483647', undefined],
    ['2147483648', 'HOUSE_NUMBER_INVALID'],
    ['-1', 'HOUSE_NUMBER_INVALID'],
    ['1.5', 'HOUSE_NUMBER_INVALID'],
    ['12a', undefined],
    ['221B', undefined],
    ['0a', 'HOUSE_NUMBER_INVALID'],
    ['Rose Cottage', undefined],
    ['☀️', 'HOUSE_NUMBER_INVALID'],
    ['', 'HOUSE_NUMBER_REQUIRED'],
  ])('%s', (houseNumber, failure) => {
    expect(judge({ ...LONDON, houseNumber }, DELIVERY)).toEqual(failure ? [`houseNumber: ${failure}`] : [])
  })
})

describe('a street has at least 3 characters', () => {
  test.each([
    ['Oz', 'STREET_TOO_SHORT'],
    [' Oz ', 'STREET_TOO_SHORT'],
    ['Ozu', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'TEXT_TOO_LONG'],
    ['Sunny ☀️ Street', 'TEXT_CHARACTERS'],
    ['Sample\nStreet', 'TEXT_CHARACTERS'],
  ])('%s', (street, failure) => {
    expect(judge({ ...LONDON, street }, DELIVERY)).toEqual(failure ? [`street: ${failure}`] : [])
  })
})

const LINES = ['street', 'suffix', 'city', 'administrativeArea', 'addressLine1', 'addressLine2'] as const

test.each(LINES)('%s holds no web address, because it is printed in mails to others', (field) => {
  for (const link of ['win.example.com', 'www.evil.xyz', 'evil.ru/win', 'http://e.vil'])
    expect(judge({ ...LONDON, [field]: link }, DELIVERY)).toEqual([`${field}: TEXT_CHARACTERS`])
})

test.each([
  'Av.de Mayo',
  'Bd.de Rochechouart',
  'Nørregade 12, st.tv',
  'Vestergade 3, 12.th',
  "St. John's Rd.",
  'Dr.Nolenslaan',
  'Str. 17',
])('a street may be written as %s', (street) => {
  expect(judge({ ...LONDON, street, addressLine2: street }, DELIVERY)).toEqual([])
})

test('a suffix has at most 20 characters', () => {
  expect(judge({ ...LONDON, suffix: 'a'.repeat(20) }, DELIVERY)).toEqual([])
  expect(judge({ ...LONDON, suffix: 'a'.repeat(21) }, DELIVERY)).toEqual(['suffix: TEXT_TOO_LONG'])
})

test('a postcode must be one of its country', () => {
  expect(judge({ ...LONDON, postCode: '3511 AB' }, DELIVERY)).toEqual(['postCode: POSTCODE_INVALID'])
  expect(judge({ ...LONDON, countryCode: 'NL', postCode: '3511 AB' }, DELIVERY)).toEqual([])
})

test('parcels are sent to fewer countries than bills', () => {
  const helsinki = { ...LONDON, countryCode: 'FI', postCode: '00100' }
  expect(judge(helsinki, DELIVERY)).toEqual(['countryCode: COUNTRY_NOT_SERVED'])
  expect(judge(helsinki, BILLING)).toEqual([])
  expect(judge({ ...LONDON, countryCode: 'ZZ' }, BILLING)).toEqual(['countryCode: COUNTRY_REQUIRED'])
})

test('a parcel needs no e-mail address, but a wrong one is refused', () => {
  expect(judge({ ...LONDON, email: null }, DELIVERY)).toEqual([])
  expect(judge({ ...LONDON, email: 'anna@' }, DELIVERY)).toEqual(['email: EMAIL_INVALID'])
  expect(judge({ ...LONDON, email: null }, { ...DELIVERY, demands: ['email'] })).toEqual(['email: EMAIL_REQUIRED'])
})

describe('where the store asks for it, the e-mail address is confirmed', () => {
  const rule: AddressRule = { ...BILLING, demands: ['emailConfirmation'] }
  test.each([
    ['anna@example.com', []],
    [' Anna@Example.com ', []],
    ['anna@example.co', ['emailConfirmation: EMAIL_MISMATCH']],
    ['', ['emailConfirmation: EMAIL_MISMATCH']],
  ])('%s', (emailConfirmation, failures) => {
    expect(judge({ ...LONDON, emailConfirmation }, rule)).toEqual(failures)
  })
})

test('a phone number may be optional or required, and is checked in both cases', () => {
  const required: AddressRule = { ...BILLING, demands: ['phoneNumber'] }
  expect(judge(LONDON, required)).toEqual(['phoneNumber: PHONE_REQUIRED'])
  expect(judge({ ...LONDON, phoneNumber: '+44 7700 900123' }, required)).toEqual([])
  expect(judge({ ...LONDON, phoneNumber: '+44' }, BILLING)).toEqual(['phoneNumber: PHONE_INVALID'])
  expect(judge({ ...LONDON, phoneNumber: '+44 call me' }, BILLING)).toEqual(['phoneNumber: PHONE_INCORRECT'])
})

describe('the fields for a business', () => {
  const rule: AddressRule = { ...BILLING, demands: ['vatNumber', 'kvkNumber', 'referenceNumber', 'invoiceEmail'] }

  test('are required of a business where the form demands them', () => {
    expect(judge(UTRECHT, rule)).toEqual([
      'vatNumber: VAT_NUMBER_REQUIRED',
      'kvkNumber: KVK_NUMBER_REQUIRED',
      'invoiceEmail: EMAIL_REQUIRED',
      'referenceNumber: REFERENCE_REQUIRED',
    ])
  })

  test('are accepted when they are right', () => {
    const whole = { vatNumber: 'NL123456789B01', kvkNumber: '12345678', referenceNumber: 'PO 1', invoiceEmail: 'in@example.com' }
    expect(judge({ ...UTRECHT, ...whole }, rule)).toEqual([])
  })

  test('are refused when they are wrong', () => {
    const wrong = { vatNumber: 'NL1', kvkNumber: '1234567', referenceNumber: 'x'.repeat(51), invoiceEmail: 'in@' }
    expect(judge({ ...UTRECHT, ...wrong }, BILLING)).toEqual([
      'vatNumber: VAT_NUMBER_INVALID',
      'kvkNumber: KVK_NUMBER_INVALID',
      'invoiceEmail: EMAIL_INVALID',
      'referenceNumber: TEXT_TOO_LONG',
    ])
  })

  test('are ignored for a private buyer, and so is a Chamber of Commerce number for a parcel', () => {
    const left = { companyName: '🎁', vatNumber: 'NL1', kvkNumber: '1' }
    expect(judge({ ...LONDON, ...left }, BILLING)).toEqual([])
    expect(judge({ ...UTRECHT, kvkNumber: '1' }, DELIVERY)).toEqual([])
  })

  test('follow the registers of other countries', () => {
    expect(judge({ ...LONDON, customerType: 'BUSINESS', companyName: 'Hill Ltd', kvkNumber: 'SC123456' }, BILLING)).toEqual([])
    expect(judge({ ...LONDON, customerType: 'BUSINESS', companyName: 'Hill Ltd', kvkNumber: 'SÇ123456' }, BILLING)).toEqual([
      'kvkNumber: TEXT_NOT_ASCII',
    ])
  })
})

test('where terms must be accepted, they are required', () => {
  const rule: AddressRule = { ...BILLING, demands: ['termsAgreed'] }
  expect(judge(LONDON, rule)).toEqual(['termsAgreed: TERMS_REQUIRED'])
  expect(judge({ ...LONDON, termsAgreed: true }, rule)).toEqual([])
})

test('a receiver of an e-mail needs a name and an address', () => {
  expect(listReceiverFailures({ firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' })).toEqual([])
  expect(listReceiverFailures({ firstName: '', email: 'anna' })).toEqual([
    { name: 'FIRST_NAME_REQUIRED', parameter: 'firstName' },
    { name: 'LAST_NAME_REQUIRED', parameter: 'lastName' },
    { name: 'EMAIL_INVALID', parameter: 'email' },
  ])
})

test('business fields of a private buyer are not stored', () => {
  const { customerType: _type, termsAgreed: _terms, ...home } = LONDON
  const business = {
    companyName: 'Hill',
    vatNumber: 'GB1',
    kvkNumber: '1',
    referenceNumber: 'PO 1',
    invoiceEmail: 'in@example.com',
  }
  expect(tidyAddress({ ...home, ...business }, PRIVATE_FIELDS)).toEqual(home)
})

test('a house is stored as its number and suffix, or its name', () => {
  const { houseNumber: _number, ...road } = LONDON
  const tidy = (houseNumber: string) => tidyAddress({ ...road, houseNumber }, ['houseNumber', 'suffix', 'addressLine1'])
  expect(tidy('12a')).toEqual({ houseNumber: '12', suffix: 'a' })
  expect(tidy('Rose Cottage')).toEqual({ addressLine1: 'Rose Cottage' })
})
