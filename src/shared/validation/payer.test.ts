import { expect, test } from 'vitest'
import { listAddressFailures } from './address.ts'
import { type Payer, payerRule } from './payer.ts'

const MAILED: Payer = { isPosted: false, customerType: 'PRIVATE', isAddressRequired: false }
const PERSON = { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' }
const LONDON = { countryCode: 'GB', postCode: 'EC1A 1BB', houseNumber: '12', street: 'Sample Street', city: 'London' }
const PLACE = ['countryCode', 'postCode', 'houseNumber', 'street', 'city', 'phoneNumber']

test.each<[sentence: string, payer: Payer, given: object, missing: string[]]>([
  ['a person who buys mails needs a name and an e-mail address', MAILED, PERSON, []],
  ['and is asked for both', MAILED, {}, ['firstName', 'lastName', 'email']],
  ['a country alone is no address', MAILED, { ...PERSON, countryCode: 'GB' }, []],
  ['a country that does not exist is refused all the same', MAILED, { ...PERSON, countryCode: 'XX' }, ['countryCode']],
  ['half an address is none', MAILED, { ...PERSON, street: 'Sample Street' }, ['countryCode', 'postCode', 'houseNumber', 'city']],
  ['a whole one is taken', MAILED, { ...PERSON, ...LONDON }, []],
  ['a phone number that is given is checked', MAILED, { ...PERSON, phoneNumber: '12' }, ['phoneNumber']],
  ['a parcel needs a phone number and an address', { ...MAILED, isPosted: true }, PERSON, PLACE],
  ['so does a receipt where the law says so', { ...MAILED, isAddressRequired: true }, PERSON, PLACE],
  ['so does a business', { ...MAILED, customerType: 'BUSINESS' }, { ...PERSON, companyName: 'Hill' }, PLACE],
])('%s', (_sentence, payer, given, missing) => {
  const failures = listAddressFailures({ ...given, customerType: payer.customerType }, payerRule(payer))
  expect(failures.map(({ parameter }) => parameter)).toEqual(missing)
})
