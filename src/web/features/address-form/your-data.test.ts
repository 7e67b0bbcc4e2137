import { expect, test } from 'vitest'
import type { CheckoutAddressFragment } from '#generated/documents.ts'
import { readPhone, writePhone } from '#shared/phone-number.ts'
import { listYourDataFailures, toBillingAddress, toYourData } from './your-data.ts'

const POSTED = { isPosted: true, isAddressRequired: false, isEmailTwice: false }
const MAILED = { ...POSTED, isPosted: false }
const NOTHING_KNOWN = { draft: undefined, billingAddress: null, profile: undefined, addresses: [], countryCode: 'GB' }

test.each([
  [
    'a British mobile loses the zero that is dialled only at home',
    { countryCode: 'GB', digits: '07700900123' },
    '+44 7700900123',
  ],
  ['an Italian number keeps its zero', { countryCode: 'IT', digits: '0612345678' }, '+39 0612345678'],
  ['a dial code is not added twice', { countryCode: 'GB', digits: '+447700900123' }, '+44 7700900123'],
  ['a dial code written as 00 is not added twice', { countryCode: 'GB', digits: '00447700900123' }, '+44 7700900123'],
  ['a typed dial code wins over the selected one', { countryCode: 'GB', digits: '+31612345678' }, '+31 612345678'],
  ['an unknown dial code is not changed, so that the rule refuses it', { countryCode: 'GB', digits: '+999' }, '+999'],
  ['an empty number stays empty', { countryCode: 'GB', digits: '' }, ''],
])('%s', (_sentence, phone, written) => {
  expect(writePhone(phone)).toBe(written)
})

test('a saved phone number is shown as it was typed', () => {
  expect(readPhone('+31 612345678', 'GB')).toEqual({ countryCode: 'NL', digits: '612345678' })
})

test.each([
  ['+44 (0)7700 900123', 'GB', '07700900123'],
  ['0031 6 1234 5678', 'NL', '612345678'],
  ['07700 900123', 'GB', '07700900123'],
])('a number pasted as "%s" is understood', (pasted, countryCode, digits) => {
  expect(readPhone(pasted, 'GB')).toEqual({ countryCode, digits })
})

test('a dial code of several countries keeps the selected country', () => {
  expect(readPhone('+1 4165550123', 'CA')).toEqual({ countryCode: 'CA', digits: '4165550123' })
})

test('an empty form for an order by post requires name, address, e-mail and phone, from the top', () => {
  const failures = listYourDataFailures(toYourData(NOTHING_KNOWN), POSTED)
  expect(failures.map(({ parameter }) => parameter)).toEqual([
    'firstName',
    'lastName',
    'postCode',
    'houseNumber',
    'street',
    'city',
    'email',
    'phoneNumber',
  ])
})

test('an order by e-mail requires only name and e-mail address of a person', () => {
  const ask = (draft: object, asked = MAILED) =>
    listYourDataFailures(toYourData({ ...NOTHING_KNOWN, draft }), asked).map(({ parameter }) => parameter)
  expect(ask({})).toEqual(['firstName', 'lastName', 'email'])
  expect(ask({ customerType: 'BUSINESS' })).toContain('street')
  expect(ask({}, { ...MAILED, isAddressRequired: true })).toEqual(expect.arrayContaining(['street', 'phoneNumber']))
})

test('a known address and phone number are not sent when they are not needed', () => {
  const draft = { street: 'Bridge Street', postCode: 'SW1A 1AA', phoneNumber: { countryCode: 'GB', digits: '7700900123' } }
  const values = toYourData({ ...NOTHING_KNOWN, draft })
  expect(toBillingAddress(values, MAILED)).toMatchObject({ street: '', postCode: '', countryCode: '', phoneNumber: '' })
  expect(toBillingAddress(values, POSTED)).toMatchObject({ street: 'Bridge Street', phoneNumber: '+44 7700900123' })
})

test("a customer's form is filled in from profile and address book", () => {
  const address = { countryCode: 'NL', postCode: '1012 AB', houseNumber: '10', street: 'Damrak', city: 'Amsterdam' }
  const profile = {
    firstName: 'Cleo',
    lastName: 'Hart',
    email: 'cleo@example.org',
    invoiceEmail: null,
    phoneNumber: '+31 612345678',
    customerType: 'BUSINESS' as const,
    companyName: 'Hart',
    vatNumber: null,
    kvkNumber: null,
  }
  const own = { id: '1', firstName: 'Cleo', lastName: 'Hart', isDefaultDelivery: true, customerType: 'PRIVATE' as const }
  const empty = { suffix: null, addressLine1: null, administrativeArea: null, companyName: null, phoneNumber: null }
  const addresses = [
    { ...own, ...address, ...empty, city: 'Utrecht', isDefaultBilling: false },
    { ...own, ...address, ...empty, isDefaultBilling: true },
  ]
  const known = toYourData({ ...NOTHING_KNOWN, profile, addresses })
  expect(known).toMatchObject({
    ...address,
    customerType: 'BUSINESS',
    companyName: 'Hart',
    emailConfirmation: 'cleo@example.org',
  })
  expect(listYourDataFailures(known, { ...POSTED, isEmailTwice: true })).toEqual([])
})

test('the last typed values win over those that the server saved', () => {
  const known = toYourData({ ...NOTHING_KNOWN, draft: { firstName: 'Ann' } })
  expect(known.firstName).toBe('Ann')
})

test('an address typed before the checkout is confirmed only if it is the same', () => {
  const billingAddress = { customerType: 'PRIVATE', email: 'cleo@example.org' } as CheckoutAddressFragment
  const confirmationOf = (email: string) => toYourData({ ...NOTHING_KNOWN, billingAddress, draft: { email } }).emailConfirmation
  expect(confirmationOf('Cleo@example.org')).toBe('cleo@example.org')
  expect(confirmationOf('other@example.org')).toBe('')
})

test('after switching back to a private order, the company stays typed but is not sent', () => {
  const values = toYourData({
    ...NOTHING_KNOWN,
    draft: { companyName: 'Bramble & Co', vatNumber: 'GB1', invoiceEmail: 'not an address', referenceNumber: 'x'.repeat(51) },
  })
  expect(toBillingAddress(values, POSTED)).toMatchObject({ companyName: '', vatNumber: '', invoiceEmail: '' })
  const wrong = listYourDataFailures(values, POSTED).map(({ parameter }) => parameter)
  for (const hidden of ['companyName', 'vatNumber', 'invoiceEmail', 'referenceNumber']) expect(wrong).not.toContain(hidden)
})

test('the e-mail address is typed twice only where the store asks for it', () => {
  const values = toYourData({ ...NOTHING_KNOWN, draft: { email: 'cleo@example.org' } })
  const wrong = (isEmailTwice: boolean) =>
    listYourDataFailures(values, { ...POSTED, isEmailTwice }).map(({ parameter }) => parameter)
  expect(wrong(false)).not.toContain('emailConfirmation')
  expect(wrong(true)).toContain('emailConfirmation')
})
