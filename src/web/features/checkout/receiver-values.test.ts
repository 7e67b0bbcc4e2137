import { expect, test } from 'vitest'
import type { CheckoutShipmentFragment } from '#generated/documents.ts'
import { listFailuresOf, toReceiverInput, toReceiverValues, withoutBuyer } from './receiver-values.ts'

const SHOP = { countryCode: 'GB', timeZone: 'Europe/London' }

const MAIL = {
  id: '1',
  tag: 'a',
  variationType: 'DIGITAL',
  receiverKind: 'RECEIVER',
  deliveryAddress: { customerType: 'PRIVATE', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' },
  hasOwnAddress: true,
  deliveryDate: '2026-07-01',
  deliverAt: '2026-07-01T08:30:00Z',
  deliveryOptions: {
    withinMinutes: 60,
    earliestDate: '2026-06-30',
    selectableDates: [],
    promises: [],
  },
  packages: [],
} as unknown as CheckoutShipmentFragment

const at = (instant: string) => ({ timeZone: 'Europe/London', now: Date.parse(instant) })
const MAIL_NOW = { variationType: 'DIGITAL', ...at('2026-07-01T08:00:00Z') } as const
const PARCEL_NOW = { ...MAIL_NOW, variationType: 'PHYSICAL' } as const

test('a time is shown on the clock of the store: 08:30 UTC is 09:30 in a London summer', () => {
  expect(toReceiverValues(MAIL, SHOP)).toMatchObject({ deliverOn: '2026-07-01', deliverTime: '09:30' })
})

test('the values that are read can be sent back unchanged', () => {
  expect(toReceiverInput(toReceiverValues(MAIL, SHOP), 'DIGITAL')).toEqual({
    kind: 'RECEIVER',
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.org',
    deliverOn: null,
    deliverAt: '2026-07-01T09:30',
  })
})

test('the house next to the billing address is another address too, and is sent back as one', () => {
  const nextDoor = {
    postCode: 'SW1A 1AA',
    houseNumber: '14',
    suffix: '',
    street: 'High Street',
    city: 'London',
    administrativeArea: '',
  }
  const parcel = { ...MAIL, variationType: 'PHYSICAL', receiverKind: 'ME', deliverAt: null, deliveryDate: null } as const
  const elsewhere = { ...parcel, deliveryAddress: { ...parcel.deliveryAddress, ...nextDoor } } as CheckoutShipmentFragment
  expect(toReceiverInput(toReceiverValues(elsewhere, SHOP), 'PHYSICAL')).toMatchObject({ kind: 'ME', ...nextDoor })
  const atHome = toReceiverValues({ ...elsewhere, hasOwnAddress: false }, SHOP)
  expect(toReceiverInput(atHome, 'PHYSICAL')).toEqual({ kind: 'ME', deliverOn: null })
})

test('"as soon as possible" removes a chosen day', () => {
  const values = { ...toReceiverValues(MAIL, SHOP), deliverOn: '' }
  expect(toReceiverInput(values, 'DIGITAL')).toMatchObject({ deliverOn: null, deliverAt: null })
})

test("a parcel to the buyer's own address needs nothing more; to another one it needs the full address", () => {
  const values = { ...toReceiverValues(MAIL, SHOP), receiverKind: 'ME' as const, isOwnAddress: true }
  expect(listFailuresOf(values, PARCEL_NOW)).toEqual([])
  expect(listFailuresOf({ ...values, isOwnAddress: false }, PARCEL_NOW).map(({ parameter }) => parameter)).toEqual([
    'postCode',
    'houseNumber',
    'street',
    'city',
  ])
})

test('a receiver of a mail needs a name and an e-mail address', () => {
  const unnamed = { ...toReceiverValues(MAIL, SHOP), firstName: '', email: 'nowhere' }
  expect(listFailuresOf(unnamed, MAIL_NOW).map(({ parameter }) => parameter)).toEqual(['firstName', 'email'])
})

test.each([
  ['a quarter of an hour after its time a mail can still be saved', '2026-07-01T08:45:00Z', []],
  ['after that its time has passed, on the clock of the store', '2026-07-01T08:45:00.001Z', ['deliverTime']],
  ['on the next day too', '2026-07-02T05:00:00Z', ['deliverTime']],
])('%s', (_sentence, now, expected) => {
  const failures = listFailuresOf(toReceiverValues(MAIL, SHOP), { ...MAIL_NOW, ...at(now) })
  expect(failures.map(({ parameter }) => parameter)).toEqual(expected)
})

test('a parcel has no time, and "as soon as possible" never passes', () => {
  const later = at('2026-07-03T08:00:00Z')
  const own = { ...toReceiverValues(MAIL, SHOP), receiverKind: 'ME' as const, isOwnAddress: true }
  expect(listFailuresOf(own, { ...PARCEL_NOW, ...later })).toEqual([])
  expect(listFailuresOf({ ...own, deliverOn: '' }, { ...MAIL_NOW, ...later })).toEqual([])
})

test("somebody else does not get the buyer's details, but typed ones stay", () => {
  const buyer = { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' }
  expect(withoutBuyer(buyer, buyer)).toEqual({ firstName: '', lastName: '', email: '' })
  expect(withoutBuyer({ ...buyer, email: 'other@example.com' }, buyer).email).toBe('other@example.com')
})

test('a typed relative keeps the surname and the mailbox that they share with the buyer', () => {
  const buyer = { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' }
  const ben = { firstName: 'Ben', lastName: 'Hill', email: 'anna@example.com' }
  expect(withoutBuyer(ben, buyer)).toEqual(ben)
  expect(withoutBuyer(ben, null)).toEqual(ben)
})
