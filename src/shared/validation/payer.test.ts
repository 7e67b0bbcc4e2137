import { expect, test } from 'vitest'
import { listAddressFailures } from './address.ts'
import { type Payer, payerRule } from './payer.ts'

const MAILED: Payer = { isPosted: false, customerType: 'PRIVATE', isAddressRequired: false }
const PERSON = { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' }
const LONDON = { countryCode: 'GB', postCode: 'EC1A 1BB', houseNumber: '12', street: 'Sample Street', city: 'London' }
const PLACE = ['countryCode', 'postCode', 'houseNumber', 'street', 'city', 'phoneNumber']

test.each<[sentence: string, payer: Payer, given: object, missing: string[]]>([
  ['a person who buys mails needs a name and an e-mail address', MAILED, PERSON, []],
  ['both are required', MAILED, {}, ['firstName', 'lastName', 'email']],
  ['a country alone does not count as an address', MAILED, { ...PERSON, countryCode: 'GB' }, []],
  ['a country that does not exist is still refused', MAILED, { ...PERSON, countryCode: 'XX' }, ['countryCode']],
  [
    'an incomplete address is refused',
    MAILED,
    { ...PERSON, street: 'Sample Street' },
    ['countryCode', 'postCode', 'houseNumber', 'city'],
  ],
  ['a complete address is accepted', MAILED, { ...PERSON, ...LONDON }, []],
  ['a given phone number is checked', MAILED, { ...PERSON, phoneNumber: '12' }, ['phoneNumber']],
  ['a parcel needs a phone number and an address', { ...MAILED, isPosted: true }, PERSON, PLACE],
  ['so does a receipt where the law requires it', { ...MAILED, isAddressRequired: true }, PERSON, PLACE],
  ['so does a business', { ...MAILED, customerType: 'BUSINESS' }, { ...PERSON, companyName: 'Hill' }, PLACE],
])('%s', (_sentence, payer, given, missing) => {
  const failures = listAddressFailures({ ...given, customerType: payer.customerType }, payerRule(payer))
  expect(failures.map(({ parameter }) => parameter)).toEqual(missing)
})
