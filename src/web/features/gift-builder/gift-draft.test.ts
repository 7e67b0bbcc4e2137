import { expect, test } from 'vitest'
import { listDraftFailures } from './draft-failures.ts'
import { emptyReceiver, type GiftDraft, placeOf, toAddInput } from './gift-draft.ts'
import { OWN_VALUE } from './own-value.ts'

const pounds = (value: number) => ({ currency: 'GBP', value })
const AROUND = {
  offer: { hasFixedPrices: false, pricesToShow: [pounds(25)], minPrice: pounds(10), maxPrice: pounds(150) },
  locale: 'en-GB',
  countryCode: 'GB',
}
const SAM = { ...emptyReceiver('1'), firstName: 'Sam', lastName: 'Reed', email: 'sam@example.com' }
const AT_HOME = { postCode: 'SW1A 1AA', houseNumber: '5', suffix: 'b', street: 'Elm Road', city: 'London' }
const IN_TEXAS = { ...AT_HOME, postCode: '78701', city: 'Austin', administrativeArea: 'Texas', companyName: 'Reed & Co' }
const DRAFT: GiftDraft = {
  kind: 'DIGITAL',
  value: '25',
  ownValue: '',
  qty: 1,
  wrapperId: '',
  giftPackingId: '',
  message: '',
  to: 'ME',
  receiver: SAM,
  receivers: [],
  moment: null,
}

test('a gift for oneself needs only a value', () => {
  expect(listDraftFailures(DRAFT, AROUND)).toEqual([])
  expect(toAddInput(DRAFT, 'v1')).toMatchObject({ variationId: 'v1', value: 25, qty: 1, receivers: [{ kind: 'ME' }] })
})

test('a typed amount counts when it is selected', () => {
  expect(toAddInput({ ...DRAFT, value: OWN_VALUE, ownValue: ' 33 ' }, 'v1').value).toBe(33)
})

test('an e-mail has no packing: the choice for a parcel is dropped when the gift becomes an e-mail', () => {
  expect(toAddInput({ ...DRAFT, giftPackingId: 'tin' }, 'v1').giftPackingId).toBeNull()
})

test('a mail goes to an e-mail address, a parcel to an address', () => {
  const one: GiftDraft = { ...DRAFT, to: 'ONE', moment: { day: '2026-03-31', time: '08:00' } }
  expect(toAddInput(one, 'v1').receivers).toEqual([
    { kind: 'RECEIVER', firstName: 'Sam', lastName: 'Reed', email: 'sam@example.com', deliverAt: '2026-03-31T08:00' },
  ])
  expect(toAddInput({ ...one, kind: 'PHYSICAL', receiver: { ...SAM, ...IN_TEXAS } }, 'v1').receivers).toEqual([
    { kind: 'RECEIVER', firstName: 'Sam', lastName: 'Reed', ...IN_TEXAS, deliverOn: '2026-03-31' },
  ])
})

test('all errors are shown at once, each with its field', () => {
  const wrong: GiftDraft = {
    ...DRAFT,
    kind: 'PHYSICAL',
    value: OWN_VALUE,
    ownValue: '5',
    message: 'See www.example.com',
    to: 'SEVERAL',
  }
  expect(
    listDraftFailures(
      {
        ...wrong,
        receivers: [
          { ...SAM, ...AT_HOME },
          { ...SAM, ...AT_HOME, postCode: 'X' },
        ],
      },
      AROUND,
    ),
  ).toEqual([
    { name: 'VALUE_TOO_LOW', parameter: 'value', values: { minimum: '£10' } },
    { name: 'PERSONAL_MESSAGE_LINK', parameter: 'message' },
    { name: 'POSTCODE_INVALID', parameter: 'receivers.1.postCode' },
  ])
})

test('several receivers need at least one', () => {
  expect(listDraftFailures({ ...DRAFT, to: 'SEVERAL' }, AROUND)).toEqual([{ name: 'RECEIVERS_INVALID', parameter: 'receivers' }])
})

test('the address is shown on one line', () => {
  expect(placeOf({ ...SAM, ...AT_HOME }, 'PHYSICAL', 'GB')).toBe('5b Elm Road, London SW1A 1AA')
  expect(placeOf({ ...SAM, ...AT_HOME, postCode: ' bs14dj' }, 'PHYSICAL', 'GB')).toBe('5b Elm Road, London BS1 4DJ')
  expect(placeOf(SAM, 'DIGITAL', 'GB')).toBe('sam@example.com')
})
