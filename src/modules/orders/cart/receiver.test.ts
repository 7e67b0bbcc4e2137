import { expect, test } from 'vitest'
import { checkReceiver } from './receiver.ts'

const BY_MAIL = { kind: 'DIGITAL', countryCode: 'GB' } as const
const BY_POST = { kind: 'PHYSICAL', countryCode: 'GB' } as const
const ANNA = { kind: 'RECEIVER', firstName: ' Anna ', lastName: 'Hill', email: 'anna@example.com' } as const
const HOME = { postCode: 'SW1A 1AA', houseNumber: '12', street: 'Long Lane', city: 'London' }

test('a mail needs a name and an e-mail address', () => {
  expect(checkReceiver(ANNA, BY_MAIL)).toEqual({
    ok: true,
    value: { receiverKind: 'RECEIVER', receiver: { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' } },
  })
  expect(checkReceiver({ kind: 'RECEIVER' }, BY_MAIL)).toMatchObject({
    failure: [
      { name: 'FIRST_NAME_REQUIRED' },
      { name: 'LAST_NAME_REQUIRED' },
      { name: 'RECEIVER_EMAIL_REQUIRED', parameter: 'email' },
    ],
  })
})

test('a parcel needs an address, in the storefront’s country unless another is given', () => {
  expect(checkReceiver({ ...ANNA, ...HOME }, BY_POST)).toMatchObject({ ok: true, value: { receiver: { countryCode: 'GB' } } })
  expect(checkReceiver({ ...ANNA, ...HOME, countryCode: 'NL', postCode: '1012 AB' }, BY_POST)).toEqual({
    ok: false,
    failure: [{ name: 'COUNTRY_NOT_SERVED', parameter: 'countryCode' }],
  })
  expect(checkReceiver({ ...ANNA, ...HOME, postCode: 'nowhere' }, BY_POST)).toMatchObject({
    failure: [{ name: 'POSTCODE_INVALID', parameter: 'postCode' }],
  })
})

test('a postcode is stored in its country’s format', () => {
  const typed = { ...ANNA, ...HOME, postCode: ' sw1a1aa' }
  expect(checkReceiver(typed, BY_POST)).toMatchObject({ ok: true, value: { receiver: { postCode: 'SW1A 1AA' } } })
})

test('the buyer may fill it in at the checkout', () => {
  expect(checkReceiver({ kind: 'ME' }, BY_MAIL)).toEqual({ ok: true, value: { receiverKind: 'ME', receiver: {} } })
  expect(checkReceiver({ kind: 'ME', firstName: '  ' }, BY_POST)).toMatchObject({ ok: true })
})

test('values the buyer does give are checked', () => {
  expect(checkReceiver({ kind: 'ME', email: 'anna' }, BY_MAIL)).toMatchObject({ failure: [{ name: 'EMAIL_INVALID' }] })
  expect(checkReceiver({ kind: 'ME', firstName: 'Anna', lastName: 'Hill', ...HOME, city: '' }, BY_POST)).toMatchObject({
    failure: [{ name: 'CITY_REQUIRED' }],
  })
})

const LONG = 'x'.repeat(40_000)

test('only the name and e-mail address of a mail are stored', () => {
  const sent = { ...ANNA, ...HOME, companyName: LONG, phoneNumber: LONG, addressLine1: LONG, city: LONG }
  expect(checkReceiver(sent, BY_MAIL)).toMatchObject({
    ok: true,
    value: { receiver: { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' } },
  })
  expect(JSON.stringify(checkReceiver(sent, BY_MAIL))).not.toContain('xxx')
})

test('no part of an address is stored when the buyer fills it in at the checkout', () => {
  const sent = { kind: 'ME', firstName: 'Anna', companyName: LONG, phoneNumber: LONG, administrativeArea: LONG } as const
  expect(checkReceiver(sent, BY_POST)).toEqual({ ok: true, value: { receiverKind: 'ME', receiver: { firstName: 'Anna' } } })
})

test('the company on a parcel is checked like any name', () => {
  expect(checkReceiver({ ...ANNA, ...HOME, companyName: 'Hill & Sons' }, BY_POST)).toMatchObject({
    ok: true,
    value: { receiver: { companyName: 'Hill & Sons' } },
  })
  expect(checkReceiver({ ...ANNA, ...HOME, companyName: LONG }, BY_POST)).toEqual({
    ok: false,
    failure: [{ name: 'NAME_TOO_LONG', parameter: 'companyName' }],
  })
})
